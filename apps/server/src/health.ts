import { setTimeout as wait } from 'node:timers/promises'
import { refuse } from '@comanda/contract/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Runtime, secretOf } from './compose/registry/runtime.ts'
import { refusalEnvelope } from './platform/http/envelope.ts'
import { createSeal } from './platform/seal.ts'
import { isDiskFull } from './platform/start-fault.ts'

type Deps = Pick<Runtime, 'config' | 'db' | 'jobs' | 'log'>
/** Throws what is wrong. */
type Check = () => Promise<void>

const READ = { name: 'health', text: 'select 1' }
const WRITE = {
  name: 'readiness_check',
  text: `insert into readiness_check (name, sealed, checked_at) values ('secret', $1, $2)
    on conflict (name) do update set checked_at = excluded.checked_at returning sealed`,
}
const CHECK_WITHIN_MS = 2000
/** Probes that come more often get the last result. */
const READY_FOR_MS = 1000

/**
 * `/healthz`: 200 when this process can read, open a transaction (every sign-in and change needs one) and its jobs progress;
 * otherwise 503, so that a supervisor acts. `/readyz`: 200 when guests can be served: besides, a new connection opens, the database
 * can be written and its disk has space, and the secret is the one its data was sealed with; otherwise 503, so that a load
 * balancer sends guests elsewhere. The log says what is missing. O10
 */
export function bindHealth(server: FastifyInstance, deps: Deps): void {
  const { log } = deps
  const healthy = [reads(deps), opensTransactions(deps), jobsProgress(deps)]
  const ready = [...healthy, connectsAnew(deps), writes(deps), hasSpace(deps)]
  server.get(
    '/healthz',
    answer('healthy', () => faultOf(healthy)),
  )
  server.get(
    '/readyz',
    answer(
      'ready',
      remembered(() => faultOf(ready)),
    ),
  )

  function answer(state: 'healthy' | 'ready', find: () => Promise<unknown>) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const fault = await find()
      if (fault === undefined) return { code: '000', data: { [state]: true }, message: '' }
      log.error(`The server is not ${state}`, { error: fault })
      const { status, body } = refusalEnvelope(refuse('busy'), 'en_US', { requestId: request.id })
      return reply.status(status).send(body)
    }
  }
}

const reads =
  ({ db }: Deps): Check =>
  async () =>
    void (await db.query(READ, []))

const opensTransactions =
  ({ db }: Deps): Check =>
  () =>
    db.inTx(async tx => void (await tx.query(READ, [])))

const jobsProgress =
  ({ jobs }: Deps): Check =>
  async () => {
    if (!(await jobs.isProgressing())) throw new Error('jobs that are due are not started')
  }

const connectsAnew =
  ({ db }: Deps): Check =>
  () =>
    db.testConnection()

function writes({ db, config }: Deps): Check {
  const seal = createSeal(secretOf(config), 'readiness')
  return async () => {
    const { rows } = await db.runOne<{ sealed: string }>(WRITE, [seal.seal('ready'), new Date()])
    if (seal.open(rows[0]?.sealed ?? '') !== 'ready')
      throw new Error('SECRET differs from the one the data was sealed with')
  }
}

/** Of an external database the disk is its operator's to watch; a full one shows when it is written. */
const hasSpace =
  ({ config }: Deps): Check =>
  async () => {
    if (!config.DATABASE_URL && isDiskFull(config.DATA_DIR)) throw new Error(`the disk of ${config.DATA_DIR} is full`)
  }

/** The first fault of the checks, which run at once; undefined when there is none within two seconds. */
async function faultOf(checks: readonly Check[]): Promise<unknown> {
  const limit = new AbortController()
  const late = wait(CHECK_WITHIN_MS, undefined, { signal: limit.signal, ref: false }).then(() => {
    throw new Error('the database does not answer in time')
  })
  try {
    await Promise.race([Promise.all(checks.map(check => check())), late])
    return undefined
  } catch (error) {
    return error
  } finally {
    late.catch(() => {})
    limit.abort()
  }
}

function remembered(find: () => Promise<unknown>): () => Promise<unknown> {
  let last: { at: number; fault: Promise<unknown> } | undefined
  return () => {
    const now = performance.now()
    if (last === undefined || now - last.at > READY_FOR_MS) last = { at: now, fault: find() }
    return last.fault
  }
}
