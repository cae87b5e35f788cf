import { refuse } from '@comanda/contract/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from './context.ts'
import { refusalEnvelope } from './envelope.ts'
import { idsIn } from './visit.ts'

/**
 * Above this number of concurrent requests new ones are refused with a retry time, because refusing costs less than queueing. R3
 */
const MAX_AT_ONCE = 400

function tellBusy(request: FastifyRequest, reply: FastifyReply): void {
  const language = languageOf(String(request.headers['language-code'] ?? ''))
  const { status, body } = refusalEnvelope(refuse('busy'), language, idsIn(request))
  reply.status(status).header('retry-after', '1').send(body)
}

/**
 * Refuses requests early and cheaply under overload. A request counts once its body is complete, so that slowly sent bodies
 * occupy no place. Health checks and requests in progress are unaffected. R2, R3
 */
export function shedOverload(server: FastifyInstance, most = MAX_AT_ONCE): void {
  let underWay = 0
  server.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'POST' && underWay >= most) return tellBusy(request, reply)
    done()
  })
  server.addHook('preValidation', (request, reply, done) => {
    if (request.method !== 'POST') return done()
    if (underWay >= most) return tellBusy(request, reply)
    underWay += 1
    reply.raw.on('close', () => {
      underWay -= 1
    })
    done()
  })
}
