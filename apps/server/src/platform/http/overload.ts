import { refuse } from '@comanda/contract/core'
import type { FastifyInstance } from 'fastify'
import { languageOf } from './context.ts'
import { refusalEnvelope } from './envelope.ts'

/** Requests under way at once beyond which new ones are told to come back: refusing costs less than queueing. R3 */
const MOST_AT_ONCE = 400

/** Refuses early and cheaply while too much is under way. Health checks and what is already under way are left alone. R3 */
export function shedOverload(server: FastifyInstance, most = MOST_AT_ONCE): void {
  let underWay = 0
  server.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'POST') return done()
    if (underWay >= most) {
      const { status, body } = refusalEnvelope(
        refuse('busy'),
        languageOf(String(request.headers['language-code'] ?? '')),
        request.id,
      )
      reply.status(status).header('retry-after', '1').send(body)
      return
    }
    underWay += 1
    reply.raw.once('close', () => {
      underWay -= 1
    })
    done()
  })
}
