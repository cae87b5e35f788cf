import type { ServerResponse } from 'node:http'
import type { Fault } from './control.ts'
import { sendJson } from './loopback.ts'

type Body = Record<string, unknown>

/** The answer to a request. */
export interface Answer {
  status: number
  body: Body | undefined
}

/** An HTML error page, as from a gateway in front of a provider. */
export function sendBroken(res: ServerResponse, status = 500): void {
  res.writeHead(status, { 'content-type': 'text/html' })
  res.end(`<html><body><h1>${status} upstream</h1><p>at com.example.Gateway.handle(Gateway.java:42)</p></body></html>`)
}

/** Sends an answer with the given fault; `falsify` replaces it with one about another order. */
export async function sendFaulty(
  res: ServerResponse,
  { status, body }: Answer,
  fault: Fault | undefined,
  falsify: (body: Body) => Body,
): Promise<void> {
  const text = body === undefined ? '' : JSON.stringify(body)
  switch (fault?.kind) {
    case 'lost':
      return cut(res, text, fault.bytes)
    case 'never':
      return
    case 'statusAfter':
      return sendBroken(res, fault.status)
    case 'empty':
      return void res.writeHead(200, { 'content-type': 'application/json' }).end()
    case 'truncated':
      return void res.writeHead(200, { 'content-type': 'application/json' }).end(text.slice(0, text.length / 2))
    case 'otherReference':
      return sendJson(res, status, falsify(body ?? {}))
    case 'slow':
      await new Promise(done => setTimeout(done, fault.delayMs ?? 1000))
      return sendJson(res, status, body)
    default:
      return sendJson(res, status, body)
  }
}

function cut(res: ServerResponse, text: string, bytes: Fault['bytes'] = 'none'): void {
  if (bytes === 'none') return void res.destroy()
  res.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) + 1 })
  res.write(bytes === 'half' ? text.slice(0, text.length / 2) : text, () => res.destroy())
}
