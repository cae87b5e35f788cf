import { refuse } from '@comanda/contract/core'
import type { FastifyInstance } from 'fastify'
import type { Runtime } from './compose.ts'
import { refusalEnvelope } from './platform/http/envelope.ts'

const HEALTH = { name: 'health', text: 'select 1' }

/**
 * `/healthz`: 200 when this process can read, open a transaction (every sign-in and change needs one) and its jobs progress;
 * otherwise 503, so that a supervisor or load balancer acts. O10
 */
export function bindHealth(server: FastifyInstance, { db, jobs, log }: Pick<Runtime, 'db' | 'jobs' | 'log'>): void {
  server.get('/healthz', async (request, reply) => {
    const fault = await faultOf({ db, jobs })
    if (fault === undefined) return { code: '000', data: { healthy: true }, message: '' }
    log.error('The server is not healthy', { error: fault })
    const { status, body } = refusalEnvelope(refuse('busy'), 'en_US', { requestId: request.id })
    return reply.status(status).send(body)
  })
}

async function faultOf({ db, jobs }: Pick<Runtime, 'db' | 'jobs'>): Promise<unknown> {
  try {
    await db.query(HEALTH, [])
    await db.inTx(tx => tx.query(HEALTH, []))
    return (await jobs.isProgressing()) ? undefined : new Error('jobs that are due are not started')
  } catch (error) {
    return error
  }
}
