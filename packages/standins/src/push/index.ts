import { createECDH, createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { closeNow, createServer, listenOnLoopback } from '../loopback.ts'
import { decryptPush } from './decrypt.ts'

/** A push as a browser receives it. */
export interface ReceivedPush {
  endpoint: string
  /** The decrypted payload. */
  payload: string
  ttl: number
  urgency: string
  topic: string
  /** Claims of the sender's VAPID token. */
  claims: { aud: string; exp: number; sub: string }
}

export interface BrowserSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushStandin {
  /** Makes a browser's subscription to this service, bound to the sender's public key. */
  subscribe(applicationServerKey: string): BrowserSubscription
  received: readonly ReceivedPush[]
  /** The next answers (`404`, `410`, `429`, `500`) in place of `201`. */
  fail(status: number, times?: number): void
  /** The number of requests, refused ones included. */
  requests(): number
  close(): Promise<void>
}

interface Subscriber {
  ecdh: ReturnType<typeof createECDH>
  auth: Buffer
  applicationServerKey: string
}

const MAX_BYTES = 4096

async function bodyOf(req: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of req) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** The claims of `Authorization: vapid t=<token>, k=<key>`, if the token is signed with that key (RFC 8292). */
function vapidClaims(header: string, applicationServerKey: string): ReceivedPush['claims'] | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  if (key !== applicationServerKey) return undefined
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isSigned ? (JSON.parse(Buffer.from(body, 'base64url').toString()) as ReceivedPush['claims']) : undefined
}

/** A push service of browsers on loopback: checks the sender's signature and decrypts what it gets (RFC 8030, 8291, 8292). */
export async function createPushStandin(): Promise<PushStandin> {
  const subscribers = new Map<string, Subscriber>()
  const received: ReceivedPush[] = []
  const faults: number[] = []
  let requests = 0
  let origin = ''

  const answer = async (req: IncomingMessage): Promise<number> => {
    requests += 1
    const body = await bodyOf(req)
    const fault = faults.shift()
    if (fault !== undefined) return fault
    const endpoint = `${origin}${req.url}`
    const subscriber = subscribers.get(endpoint)
    if (!subscriber) return 404
    const header = (name: string) => String(req.headers[name] ?? '')
    const claims = vapidClaims(header('authorization'), subscriber.applicationServerKey)
    if (claims?.aud !== origin || claims.exp * 1000 < Date.now()) return 403
    if (header('content-encoding') !== 'aes128gcm' || header('ttl') === '') return 400
    if (body.length > MAX_BYTES) return 413
    const payload = decryptPush(body, subscriber)
    const [urgency, topic] = [header('urgency'), header('topic')]
    received.push({ endpoint, payload, ttl: Number(header('ttl')), urgency, topic, claims })
    return 201
  }

  const server = createServer((req, res) => {
    void answer(req).then(
      status => res.writeHead(status).end(),
      () => res.writeHead(400).end(),
    )
  })
  origin = await listenOnLoopback(server)
  return {
    subscribe(applicationServerKey) {
      const ecdh = createECDH('prime256v1')
      const [p256dh, auth] = [ecdh.generateKeys('base64url'), randomBytes(16)]
      const endpoint = `${origin}/push/${randomUUID()}`
      subscribers.set(endpoint, { ecdh, auth, applicationServerKey })
      return { endpoint, p256dh, auth: auth.toString('base64url') }
    },
    received,
    fail: (status, times = 1) => void faults.push(...Array.from({ length: times }, () => status)),
    requests: () => requests,
    close: () => closeNow(server),
  }
}
