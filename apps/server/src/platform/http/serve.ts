import { refuse } from '@comanda/contract/core'
import { noticeText } from '@comanda/messages/notices'
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { languageOf, languageOfVisit, requestIdOf } from './context.ts'
import { faultRefusal, refusalEnvelope } from './envelope.ts'
import { takeForms } from './form.ts'
import { dropSilent } from './idle-connections.ts'
import { guardOrigin } from './origin.ts'
import { securityHeaders } from './security-headers.ts'
import { observeRequests } from './observe-requests.ts'
import { shedOverload } from './overload.ts'
import { asksForPage, sendTroublePage } from './trouble-page.ts'
import { answerNoHttp, answerUnreadable } from './unreadable.ts'
import { idsIn, visitOf } from './visit.ts'

interface ServeOptions {
  log: Log
  trustProxy: boolean
  /** Origins beside the request's own that may call (the public address). */
  origins: readonly string[]
  production: boolean
}

/** Disables the framework's schemas and their compiler (megabytes of memory), because the contract validates every body. */
const noSchemas = () => {
  throw new Error('questions are read by the contract, not by schemas of the framework')
}
const NO_SCHEMAS = { buildValidator: () => noSchemas, buildSerializer: () => noSchemas }

const BODY_LIMIT = 256 * 1024

type AnyRefusal = Parameters<typeof refusalEnvelope>[0]

/** Sends a refusal: as a page where a browser asks for one, otherwise as an envelope. API-2 */
function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: AnyRefusal, fallbackStatus?: number) {
  const page = asksForPage(request)
  const language = page ? languageOfVisit(request) : languageOf(String(request.headers['language-code'] ?? ''))
  const { status, body } = refusalEnvelope(refusal, language, idsIn(request))
  if (!page) return reply.status(status).header('cache-control', 'no-store').send(body)
  return sendTroublePage(reply, {
    status: status === 200 ? (fallbackStatus ?? 500) : status,
    message: body.message,
    language,
  })
}

/** The refusal for an error of the HTTP layer: an unreadable body is the client's error, everything else a fault. */
function refusalOf(error: FastifyError, language: string) {
  const problem = noticeText(language, 'refusal.problem.json')
  const status = error.statusCode ?? 500
  if (status === 413) return refuse('tooLarge')
  if (status === 429) return refuse('tooMany')
  if (status >= 400 && status < 500) return refuse('invalidInput', { field: '', params: { field: 'body', problem } })
  return undefined
}

/**
 * The HTTP server with its limits: sizes, times, origins, headers, overload. Every answer except pages is an envelope, including
 * refusals of the HTTP layer. R2, X3, X4
 */
export async function createServer({ log, trustProxy, origins, production }: ServeOptions): Promise<FastifyInstance> {
  const server = fastify({
    logger: false,
    trustProxy,
    bodyLimit: BODY_LIMIT,
    genReqId: request => requestIdOf(request.headers),
    requestTimeout: 15_000,
    connectionTimeout: 20_000,
    keepAliveTimeout: 30_000,
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: NO_SCHEMAS },
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    frameworkErrors: answerUnreadable(production),
    clientErrorHandler: answerNoHttp(production),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  })
  server.server.maxHeadersCount = 100
  server.server.maxConnections = 10_000
  dropSilent(server.server)
  observeRequests(server)
  securityHeaders(server, production)
  guardOrigin(server, origins)
  takeForms(server)
  shedOverload(server)
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error, languageOf(String(request.headers['language-code'] ?? '')))
    if (!refusal)
      log.error('request failed', {
        requestId: request.id,
        path: request.routeOptions.url,
        ...visitOf(request.headers),
        error,
      })
    return sendRefusal(request, reply, refusal ?? faultRefusal(error), refusal && error.statusCode)
  })
  server.setNotFoundHandler((request, reply) => sendRefusal(request, reply, refuse('unknownCall')))
  return server
}
