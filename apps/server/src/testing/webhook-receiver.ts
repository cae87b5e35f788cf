import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll } from 'vitest'

/** A webhook as it arrived. */
export interface ReceivedWebhook {
  headers: IncomingHttpHeaders
  body: string
}

/** The server of another system: stores what it receives, and answers as the test sets. */
export interface WebhookReceiver {
  readonly url: string
  readonly received: ReceivedWebhook[]
  /** Answers the next requests so, then 204. A redirect goes to itself. */
  answers(...statuses: number[]): void
}

export function webhookReceiver(): WebhookReceiver {
  const received: ReceivedWebhook[] = []
  let planned: number[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') })
      const status = planned.shift() ?? 204
      response.writeHead(status, status >= 300 && status < 400 ? { location: '/elsewhere' } : {}).end('noted')
    })
  })
  beforeAll(() => new Promise<void>(done => void server.listen(0, '127.0.0.1', done)))
  afterAll(() => new Promise<void>(done => void server.close(() => done())))
  return {
    received,
    get url() {
      const address = server.address()
      return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook`
    },
    answers: (...statuses) => {
      planned = statuses
    },
  }
}
