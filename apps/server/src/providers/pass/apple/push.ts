import { observed } from '../../../platform/outgoing-request.ts'
import type { ClientHttp2Session, IncomingHttpHeaders } from 'node:http2'
import type { PushResult } from '../port.ts'
import { type AppleCredentials, identifiersOf } from './credentials.ts'

const ANSWER_MS = 10_000
const IDLE_MS = 60_000

/** Reasons of 400 that say that the device has no such pass any more. */
const GONE = new Set(['BadDeviceToken', 'DeviceTokenNotForTopic', 'Unregistered'])

/** The meaning of an answer of APNs. */
export function pushResult(status: number, reason: string): PushResult {
  if (status === 200) return { kind: 'sent' }
  if (status === 410 || (status === 400 && GONE.has(reason))) return { kind: 'gone' }
  return { kind: 'failed', why: `APNs answered ${status} ${reason}`.trim() }
}

const reasonOf = (text: string): string => {
  try {
    const { reason } = JSON.parse(text) as { reason?: unknown }
    return typeof reason === 'string' ? reason.slice(0, 60) : ''
  } catch {
    return ''
  }
}

/** Sends one empty push on a connection and waits for its answer. */
function request(session: ClientHttp2Session, pushToken: string, topic: string): Promise<PushResult> {
  return new Promise(resolve => {
    const stream = session.request({
      ':method': 'POST',
      ':path': `/3/device/${encodeURIComponent(pushToken)}`,
      'apns-topic': topic,
      'apns-push-type': 'background',
      'apns-priority': '5',
      'content-type': 'application/json',
    })
    let status = 0
    let text = ''
    stream.setEncoding('utf8')
    stream.setTimeout(ANSWER_MS, () => stream.destroy())
    stream.on('response', (headers: IncomingHttpHeaders & { ':status'?: number }) => {
      status = headers[':status'] ?? 0
    })
    stream.on('data', (part: string) => {
      text = (text + part).slice(0, 4096)
    })
    stream.on('error', () => {})
    stream.on('close', () =>
      resolve(status === 0 ? { kind: 'failed', why: 'APNs did not answer' } : pushResult(status, reasonOf(text))),
    )
    stream.end('{}')
  })
}

/** Pushes to devices over one connection, authenticated by the pass certificate, which is closed after a minute without use. */
export function applePush(credentials: () => Promise<AppleCredentials>) {
  let open: Promise<ClientHttp2Session> | undefined
  const connect = async (): Promise<ClientHttp2Session> => {
    const { connect: connectTo } = await import('node:http2')
    const { pushUrl, certificate, key, passphrase, pushAuthority } = await credentials()
    const session = connectTo(pushUrl, {
      cert: certificate,
      key,
      ...(passphrase !== undefined && { passphrase }),
      ...(pushAuthority !== undefined && { ca: pushAuthority }),
    })
    session.unref()
    session.setTimeout(IDLE_MS, () => session.close())
    session.on('error', () => {})
    session.on('close', () => {
      open = undefined
    })
    return session
  }
  return {
    async push(pushToken: string): Promise<PushResult> {
      try {
        open ??= connect()
        const session = await open
        const { passTypeIdentifier } = identifiersOf((await credentials()).certificate)
        const push = () => request(session, pushToken, passTypeIdentifier)
        return await observed('applePush', 'push', push, result => result.kind)
      } catch {
        open = undefined
        return { kind: 'failed', why: 'no connection to APNs' }
      }
    },
    async close(): Promise<void> {
      if (open) (await open.catch(() => undefined))?.destroy()
    },
  }
}
