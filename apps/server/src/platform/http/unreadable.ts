import type { Socket } from 'node:net'
import { refuse } from '@comanda/contract/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf, languageOfVisit, requestIdOf } from './context.ts'
import { refusalEnvelope } from './envelope.ts'
import { headersOf } from './security-headers.ts'
import { asksForPage, sendTroublePage, troublePage } from './trouble-page.ts'
import { traceOf } from './visit.ts'

/** Answers an address that cannot be read as unknown: as a page or an envelope, with the headers of every answer, since no hook ran. X3 */
export const answerUnreadable =
  (production: boolean) =>
  (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    const page = asksForPage(request)
    const language = page ? languageOfVisit(request) : languageOf(String(request.headers['language-code'] ?? ''))
    const { status, body } = refusalEnvelope(refuse('unknownCall'), language, {
      requestId: requestIdOf(request.headers),
      ...traceOf(request.headers),
    })
    reply.headers(headersOf(production))
    if (page) sendTroublePage(reply, { status, message: body.message, language })
    else void reply.status(status).header('cache-control', 'no-store').send(body)
  }

const STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

interface ParseError extends Error {
  code?: string
  /** The bytes that could not be parsed. */
  rawPacket?: unknown
}

/** Whether a browser requests a page; calls are POST requests. */
const isPageRequest = ({ rawPacket }: ParseError): boolean =>
  Buffer.isBuffer(rawPacket) && rawPacket.toString('latin1', 0, 4) === 'GET '

/** Answers bytes that are not a readable HTTP request, as a page or an envelope, and closes the connection. R2 */
export const answerNoHttp =
  (production: boolean) =>
  (error: ParseError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const language = languageOf(undefined)
    const { body } = refusalEnvelope(refuse('invalidInput', { field: '' }), language, { requestId: requestIdOf({}) })
    const status = STATUSES[error.code ?? ''] ?? '400 Bad Request'
    const page = troublePage({ status: Number.parseInt(status, 10), message: body.message, language })
    const [text, more] = isPageRequest(error)
      ? [page.html, page.headers]
      : [JSON.stringify(body), { 'content-type': 'application/json; charset=utf-8' }]
    const headers = {
      ...headersOf(production),
      ...more,
      'content-length': Buffer.byteLength(text),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${text}`)
    socket.destroySoon()
  }
