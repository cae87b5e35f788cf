import { refuse } from '@comanda/contract/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf } from './context.ts'
import { refusalEnvelope } from './envelope.ts'
import { idsIn } from './visit.ts'

/**
 * Whether a page of another site sent the request. Own origins are those configured by `PUBLIC_URL`; only without it the
 * request's Host header counts, since a client chooses that header. Tokens travel in a header, so a foreign page cannot act
 * for a guest anyway; this also stops its requests. Servers and tools, which send neither header, are let through. X4
 */
export function isForeign(request: FastifyRequest, origins: readonly string[]): boolean {
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return true
  const { origin } = request.headers
  if (origin === undefined) return false
  return origins.length > 0 ? !origins.includes(origin) : origin !== `${request.protocol}://${request.host}`
}

/** Paths that other servers, and forms of sign-in providers, post to. None of them acts for a session. */
const OPEN = /^\/(?:webhooks|auth\/callback)\//

/** Refuses posts from other sites' pages, except to the paths for external callers. X4 */
export function guardOrigin(server: FastifyInstance, origins: readonly string[]): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'POST' && !OPEN.test(request.url) && isForeign(request, origins)) {
      const language = languageOf(String(request.headers['language-code'] ?? ''))
      const { status, body } = refusalEnvelope(refuse('foreignOrigin'), language, idsIn(request))
      reply.status(status).send(body)
      return
    }
    done()
  })
}
