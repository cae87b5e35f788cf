import { refuse } from '@comanda/contract/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf } from './context.ts'
import { refusalEnvelope } from './envelope.ts'

/**
 * Whether a page of another site sent this. Tokens travel in a header, so a foreign page cannot act for a guest anyway;
 * this stops it from even asking. Servers and tools that send neither header are let through. X4
 */
export function isForeign(request: FastifyRequest, origins: readonly string[]): boolean {
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return true
  const origin = request.headers.origin
  if (origin === undefined) return false
  const own = `${request.protocol}://${request.host}`
  return origin !== own && !origins.includes(origin)
}

/** Refuses posts of foreign pages, but for the addresses that other servers call (`/webhooks/`). X4 */
export function guardOrigin(server: FastifyInstance, origins: readonly string[]): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'POST' && !request.url.startsWith('/webhooks/') && isForeign(request, origins)) {
      const language = languageOf(String(request.headers['language-code'] ?? ''))
      const { status, body } = refusalEnvelope(refuse('foreignOrigin'), language, request.id)
      reply.status(status).send(body)
      return
    }
    done()
  })
}
