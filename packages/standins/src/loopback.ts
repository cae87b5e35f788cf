import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Not imported: an ES import of node:http evaluates all of its exports, including a web client that costs megabytes. */
export const { createServer } = process.getBuiltinModule('node:http')

const MAX_BYTES = 1_000_000

/** The whole body as text. @throws beyond one megabyte. */
export async function readBody(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of req) {
    const bytes = part as Buffer
    size += bytes.length
    if (size > MAX_BYTES) throw new RangeError('body too large for a stand-in')
    parts.push(bytes)
  }
  return Buffer.concat(parts).toString('utf8')
}

export function sendJson(res: ServerResponse, status: number, body: unknown): void {
  const text = body === undefined ? '' : JSON.stringify(body)
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  res.end(text)
}

/**
 * Sends a page or script of a provider double. Headers that forbid framing are removed, because these pages are shown in
 * frames.
 */
export function sendPage(res: ServerResponse, html: string, type = 'text/html'): void {
  for (const name of ['x-frame-options', 'content-security-policy', 'cross-origin-resource-policy'])
    res.removeHeader(name)
  res.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
  res.end(html)
}

/** Starts listening on a loopback port (a free one by default) and returns its address. */
export async function listenOnLoopback(server: Server, port = 0): Promise<string> {
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', done)
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** Stops immediately, including open connections. */
export async function closeNow(server: Server): Promise<void> {
  if (!server.listening) return
  server.closeAllConnections()
  await new Promise<void>(done => server.close(() => done()))
}
