import * as https from 'node:https'
import type { LookupFunction } from 'node:net'
import { type Attributes, inSpan, observing } from './observe/index.ts'

/** Loaded without an import, which would also load the unused fetch client and its memory. */
const http = process.getBuiltinModule('node:http')

export interface Timeouts {
  /** Until connected. */
  connectMs: number
  /** Until the last byte of the response. */
  totalMs: number
}

/**
 * The result of a request. `unsent`: the provider certainly did not receive it. `lost`: the provider may have processed it, but
 * no complete response arrived. After `unsent` no money can have moved; after `lost` it may have.
 */
export type OutgoingResult = { sent: 'answer'; status: number; text: string } | { sent: 'unsent' } | { sent: 'lost' }

export interface OutgoingRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  url: string
  headers: Record<string, string>
  body?: string | Buffer
  /** Connects to this validated address instead of resolving the host again. */
  address?: { address: string; family: 4 | 6 }
  /** The longest response that is read, in bytes; 1 MiB by default. A longer one counts as `lost`. */
  maxResponseBytes?: number
}

const MAX_RESPONSE_BYTES = 1024 * 1024

const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 100 }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 100 }),
}

/**
 * Sends requests to the provider, whose name is a constant for traces and metrics. Each is sent once; never throws, never follows a
 * redirect, and never holds more than the longest response in memory.
 */
export const senderTo =
  (provider: string) =>
  (request: OutgoingRequest, timeouts: Timeouts): Promise<OutgoingResult> =>
    observed(provider, request.method, () => sendOnce(request, timeouts), outcomeOf)

/** Groups statuses by class, to bound the number of metrics. */
const outcomeOf = (result: OutgoingResult): string =>
  result.sent === 'answer' ? `${Math.floor(result.status / 100)}xx` : result.sent

/** Runs a request to a provider in a span, and records its outcome and duration. */
export async function observed<R>(
  provider: string,
  operation: string,
  work: () => Promise<R>,
  outcome: (result: R) => string = () => 'answer',
): Promise<R> {
  const { tracer, meter } = observing
  if (tracer === undefined && meter === undefined) return work()
  const start = performance.now()
  const count = (how: string) => meter?.outgoing(provider, how, (performance.now() - start) / 1000)
  const span = tracer?.child({ name: `${provider} ${operation}`, kind: 'client', attributes: { provider } })
  try {
    const result = await inSpan(span, work, (answer): Attributes => ({ outcome: outcome(answer) }))
    count(outcome(result))
    return result
  } catch (error) {
    count('failed')
    throw error
  }
}

/** Answers every lookup with one address. */
const lookupOf =
  ({ address, family }: NonNullable<OutgoingRequest['address']>): LookupFunction =>
  (_host, options, answer) =>
    options.all === true ? answer(null, [{ address, family }]) : answer(null, address, family)

function sendOnce(request: OutgoingRequest, timeouts: Timeouts): Promise<OutgoingResult> {
  const { method, url, headers, body, address, maxResponseBytes = MAX_RESPONSE_BYTES } = request
  return new Promise(resolve => {
    const secure = url.startsWith('https:')
    const agent = address ? false : secure ? agents['https:'] : agents['http:']
    const pinned = address && { lookup: lookupOf(address) }
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const req = (secure ? https : http).request(url, { method, agent, ...pinned, headers: { ...headers, ...length } })
    let connected = false
    const fail = () => {
      clearTimeout(connectTimer)
      clearTimeout(totalTimer)
      req.destroy()
      resolve({ sent: connected ? 'lost' : 'unsent' })
    }
    const connectTimer = setTimeout(() => connected || fail(), timeouts.connectMs)
    const totalTimer = setTimeout(fail, timeouts.totalMs)
    req.on('socket', socket => {
      const ready = () => {
        connected = true
        clearTimeout(connectTimer)
      }
      if (!socket.connecting) return ready()
      socket.once(secure ? 'secureConnect' : 'connect', ready)
    })
    req.on('error', fail)
    req.on('response', res => {
      const parts: Buffer[] = []
      let bytes = 0
      res.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes > maxResponseBytes) fail()
        else parts.push(part)
      })
      res.on('error', fail)
      res.on('close', () => {
        if (!res.complete) return fail()
        clearTimeout(totalTimer)
        resolve({ sent: 'answer', status: res.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') })
      })
    })
    req.end(body)
  })
}
