import { randomUUID } from 'node:crypto'
import { contract } from '@comanda/contract'
import type { CallSpec, ResponseOf } from '@comanda/contract/core'

/** The answer of a call. */
export interface Reply<T> {
  readonly status: number
  readonly code: string
  readonly data: T
}

/** The network of one phone; it can change at any time. */
export interface Network {
  cut: boolean
  /** Milliseconds each way. */
  delay: number
  /** Each request is sent twice. */
  twice: boolean
}

/** Receives live updates. */
export interface UpdateListener {
  opened(): void
  hint(version: number): void
  lost(): void
}

/** A phone’s connection to the product: any of its processes, over its own network. */
export interface Connection {
  readonly network: Network
  /** Repeats a call with one request id until it is answered, as the app does on a bad network. API-3 */
  call<C extends CallSpec>(call: C, input: object): Promise<Reply<ResponseOf<C>>>
  /** Subscribes to a topic until `leave`: `hint` receives each update, `opened` each opening of the stream. */
  listen(topic: string, listener: UpdateListener): void
  /** Breaks open requests and the stream, as a tunnel does. */
  cutOff(): void
  leave(): void
}

const TIMEOUT_MS = 10_000
const RETRY_MS = 100
const MAX_WAIT_MS = 30_000

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Passes on every hint of a stream until it breaks. */
async function readHints(body: ReadableStream<Uint8Array>, { hint }: UpdateListener): Promise<void> {
  const reading = new TextDecoder()
  let text = ''
  for await (const piece of body) {
    text += reading.decode(piece, { stream: true })
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const version = /^event: change\ndata: .*"version":(\d+)/m.exec(event)?.[1]
      if (version !== undefined) hint(Number(version))
    }
  }
}

/** Opens the stream again and again until the phone leaves, as the app does. */
async function keepListening(
  openStream: () => Promise<ReadableStream<Uint8Array>>,
  listener: UpdateListener,
  hasLeft: () => boolean,
): Promise<void> {
  for (let failures = 0; !hasLeft(); failures += 1) {
    try {
      const stream = await openStream()
      failures = 0
      listener.opened()
      await readHints(stream, listener)
    } catch {
      // A broken stream is opened again below.
    }
    if (hasLeft()) return
    listener.lost()
    await pause(Math.min(1000 * 2 ** failures, MAX_WAIT_MS))
  }
}

/** A connection to these addresses, beginning with the one at `first`: without an answer the next address is used. */
export function openConnection(addresses: readonly string[], first: number): Connection {
  const network: Network = { cut: false, delay: 0, twice: false }
  const deviceId = randomUUID()
  let turn = first
  let token = ''
  let left = false
  let open = new AbortController()
  const address = () => addresses[turn % addresses.length] ?? ''

  const once = async <T>({ path }: CallSpec, input: object, requestId: string): Promise<Reply<T>> => {
    if (network.cut) throw new Error('no network')
    await pause(network.delay)
    const signal = AbortSignal.any([open.signal, AbortSignal.timeout(TIMEOUT_MS)])
    const headers = { 'content-type': 'application/json', token, 'x-request-id': requestId, 'ctx-deviceid': deviceId }
    const answer = await fetch(address() + path, { method: 'POST', headers, body: JSON.stringify(input), signal })
    const envelope = (await answer.json()) as Omit<Reply<T>, 'status'>
    await pause(network.delay)
    return { ...envelope, status: answer.status }
  }

  const call: Connection['call'] = async (spec, input) => {
    if (token === '' && spec.path !== contract.auth.auth.path)
      token = (await call(contract.auth.auth, { grant: 'guest', deviceId })).data.token
    const requestId = randomUUID()
    for (;;) {
      const answer = await once<ResponseOf<typeof spec>>(spec, input, requestId).catch(() => undefined)
      if (answer && answer.status < 500) {
        if (network.twice) await once(spec, input, requestId).catch(() => undefined)
        return answer
      }
      if (left) throw new Error(`Left before ${spec.path} was answered`)
      if (!answer && !network.cut) turn += 1
      await pause(RETRY_MS)
    }
  }

  const streamOf = async (topic: string): Promise<ReadableStream<Uint8Array>> => {
    const { data } = await call(contract.push.ticket, { topics: [topic] })
    const url = `${address()}/api/push/stream?ticket=${encodeURIComponent(data.ticket)}`
    const answer = await fetch(url, { signal: open.signal })
    if (!answer.ok || !answer.body) throw new Error(`HTTP ${answer.status}`)
    return answer.body
  }

  return {
    network,
    call,
    listen: (topic, listener) =>
      void keepListening(
        () => streamOf(topic),
        listener,
        () => left,
      ),
    cutOff() {
      open.abort()
      open = new AbortController()
    },
    leave() {
      left = true
      open.abort()
    },
  }
}
