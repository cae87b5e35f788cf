import type { Socket } from 'node:net'
import { refuse } from '@comanda/contract/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf, requestIdOf } from './context.ts'
import { refusalEnvelope } from './envelope.ts'
import { headersOf } from './security-headers.ts'

/** An address that cannot be read is one at which there is nothing, in the form of every answer: no hook has run for it. X3 */
export const answerUnreadable =
  (production: boolean) =>
  (_error: Error, { headers }: FastifyRequest, reply: FastifyReply): void => {
    const language = languageOf(String(headers['language-code'] ?? ''))
    const { status, body } = refusalEnvelope(refuse('unknownCall'), language, requestIdOf(headers))
    void reply
      .status(status)
      .headers({ ...headersOf(production), 'cache-control': 'no-store' })
      .send(body)
  }

const STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** What is no HTTP at all is answered in the same form, and its connection is closed. R2 */
export const answerNoHttp =
  (production: boolean) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const { body } = refusalEnvelope(refuse('invalidInput', { field: '' }), languageOf(undefined), requestIdOf({}))
    const text = JSON.stringify(body)
    const headers = {
      ...headersOf(production),
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const status = STATUSES[error.code ?? ''] ?? '400 Bad Request'
    if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${text}`)
    socket.destroySoon()
  }
