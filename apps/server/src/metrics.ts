import { createHash, timingSafeEqual } from 'node:crypto'
import { refuse } from '@comanda/contract/core'
import type { FastifyInstance } from 'fastify'
import type { Runtime } from './compose/registry/runtime.ts'
import { refusalEnvelope } from './platform/http/envelope.ts'
import { type Meter, observing } from './platform/observe/index.ts'

interface Deps extends Pick<Runtime, 'config' | 'db' | 'jobs'> {
  openStreams(): number
}

/**
 * `GET /metrics` in Prometheus' text format for requests with METRICS_KEY as their bearer token. Without the setting the path does not
 * exist and nothing is measured.
 */
export function bindMetrics(server: FastifyInstance, deps: Deps): void {
  const { METRICS_KEY: key } = deps.config
  const { meter } = observing
  if (key === undefined || meter === undefined) return
  addGauges(meter, deps)
  const expected = digest(`Bearer ${key}`)
  server.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      const { body } = refusalEnvelope(refuse('notFound'), 'en_US', { requestId: request.id })
      return reply.status(401).header('www-authenticate', 'Bearer').header('cache-control', 'no-store').send(body)
    }
    const { type, body } = await meter.text()
    return reply.header('content-type', type).header('cache-control', 'no-store').send(body)
  })
}

/** Equal lengths for the comparison, which must not tell by its time how much of a key is right. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** What is read when metrics are collected. Statements among it read only what waits, never what is done. */
function addGauges(meter: Meter, { db, jobs, openStreams }: Deps): void {
  meter.gauge({
    name: 'push_streams',
    help: 'Open streams of live updates',
    read: () => [{ value: openStreams() }],
  })
  const byPool = (of: 'inUse' | 'waiting') => () =>
    db.connectionUse().map(use => ({ labels: { pool: use.pool }, value: use[of] }))
  meter.gauge({ name: 'pool_in_use', help: 'Connections in use', labels: ['pool'], read: byPool('inUse') })
  meter.gauge({ name: 'pool_waiting', help: 'Requests for a connection', labels: ['pool'], read: byPool('waiting') })
  const due = (of: 'count' | 'oldestSeconds') => async () =>
    (await jobs.due()).map(queue => ({ labels: { queue: queue.queue }, value: queue[of] }))
  meter.gauge({ name: 'jobs_due', help: 'Jobs due and not started', labels: ['queue'], read: due('count') })
  meter.gauge({
    name: 'job_oldest_seconds',
    help: 'Age of the oldest job due and not started',
    labels: ['queue'],
    read: due('oldestSeconds'),
  })
}
