import type { IncomingHttpHeaders, ServerHttp2Stream } from 'node:http2'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import type { PassAuthority } from './certificates.ts'

/** A push that arrived. */
export interface ReceivedPush {
  pushToken: string
  topic: string
  body: string
}

/** Apple's push service on loopback: HTTP/2 with TLS, for clients with a pass certificate of the authority. */
export class PushServiceStandin {
  readonly pushes: ReceivedPush[] = []
  /** Tokens that are no longer valid: answered 410. */
  readonly gone = new Set<string>()
  /** The number of following pushes that are answered 503. */
  failures = 0
  private readonly server
  private readonly sessions = new Set<{ destroy(): void }>()

  constructor({ server, root, wwdr }: PassAuthority) {
    this.server = createSecureServer({
      cert: server.certificate,
      key: server.key,
      ca: [root, wwdr],
      requestCert: true,
      rejectUnauthorized: true,
    })
    this.server.on('session', session => {
      this.sessions.add(session)
      session.on('close', () => this.sessions.delete(session))
    })
    this.server.on('stream', (stream, headers) => this.receive(stream, headers))
  }

  private receive(stream: ServerHttp2Stream, headers: IncomingHttpHeaders) {
    let body = ''
    stream.setEncoding('utf8')
    stream.on('error', () => {})
    stream.on('data', (part: string) => {
      body = (body + part).slice(0, 4096)
    })
    stream.on('end', () => {
      const [, pushToken] = /^\/3\/device\/([^/]+)$/.exec(headers[':path'] ?? '') ?? []
      const topic = headers['apns-topic']
      if (headers[':method'] !== 'POST' || pushToken === undefined || typeof topic !== 'string')
        return answer(stream, 400, 'BadPath')
      if (this.failures > 0) {
        this.failures -= 1
        return answer(stream, 503, 'ServiceUnavailable')
      }
      if (this.gone.has(pushToken)) return answer(stream, 410, 'Unregistered')
      this.pushes.push({ pushToken, topic, body })
      return answer(stream, 200)
    })
  }

  /** Starts and returns its address. */
  async listen(): Promise<string> {
    await new Promise<void>(done => this.server.listen(0, '127.0.0.1', done))
    return `https://localhost:${(this.server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    for (const session of this.sessions) session.destroy()
    await new Promise<void>(done => this.server.close(() => done()))
  }
}

function answer(stream: ServerHttp2Stream, status: number, reason?: string): void {
  stream.respond({ ':status': status, 'content-type': 'application/json' })
  stream.end(reason === undefined ? undefined : JSON.stringify({ reason }))
}
