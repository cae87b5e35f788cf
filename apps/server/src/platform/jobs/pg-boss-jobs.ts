import { CompiledQuery } from 'kysely'
import { type ConstructorOptions, PgBoss } from 'pg-boss'
import type pg from 'pg'
import { createPool, type Reach, sqlState, type Tx } from '../db/index.ts'
import { uuidv7 } from '../ids.ts'
import type { Log } from '../log.ts'
import type { DueJobs, EnqueueOptions, JobHandler, Jobs } from './port.ts'
import { type Queue, QueueWorkers } from './queue-workers.ts'
import { withTrace } from './traced.ts'

export interface JobsDeps {
  readonly reach: Reach
  readonly log: Log
}

const SCHEMA = 'jobs'
/** A process without a heartbeat for this long has died; its jobs go to another process. */
const HEARTBEAT_SECONDS = 10

/** The rules of every queue. */
export const QUEUE_RULES = {
  // Only one job per key waits; see EnqueueOptions.singletonKey.
  policy: 'short',
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 60,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: 24 * 3600,
  retentionSeconds: 90 * 24 * 3600,
}

/** A job queue in the database, in the schema `jobs`. */
export function createJobs(deps: JobsDeps): Jobs {
  const queues = new Map<string, Queue>()
  const workers = new Map<string, QueueWorkers>()
  const pool = createPool(deps.reach, {
    max: 3,
    statementTimeout: 30_000,
    onError: error => deps.log.warn('A database connection of the job queue was lost', { error }),
  })
  const boss = new PgBoss(bossOptions(pool))
  boss.on('error', error => deps.log.warn('The job queue reported an error', { error }))
  boss.on('warning', warning => deps.log.info('The job queue reported a warning', { warning }))
  return {
    enqueue: (tx, name, data, options) => enqueue(boss, workers, { tx, name, data, options: options ?? {} }),
    work: (name, handler, options = {}) => {
      if (queues.has(name)) throw new Error(`The jobs ${name} already have a worker`)
      queues.set(name, { name, handler: handler as JobHandler<object>, options })
    },
    start: async () => {
      await boss.start()
      await makeQueues(boss, queues)
      for (const [name, queue] of queues) workers.set(name, new QueueWorkers(boss, queue, deps.log))
      for (const queue of workers.values()) await queue.start()
    },
    isProgressing: () => isProgressing(pool),
    due: () => dueJobs(pool),
    stop: async (timeoutMs = 8000) => {
      await boss.stop({ graceful: true, close: false, timeout: timeoutMs })
      await pool.end()
    },
  }
}

const OLDEST_DUE_JOB = `select exists (
    select from ${SCHEMA}.job where state in ('created', 'retry') and start_after < now() - interval '1 minute'
  ) as overdue`

/** The SQLSTATE of a table that does not exist. */
const NO_TABLE = '42P01'

async function isProgressing(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ overdue: boolean }>(OLDEST_DUE_JOB).catch((error: unknown) => {
    // A first start takes requests before its queue has made its tables.
    throw sqlState(error) === NO_TABLE ? new Error('the jobs are not started yet', { cause: error }) : error
  })
  return rows[0]?.overdue === false
}

const DUE_JOBS = `select name as queue, count(*)::int as count,
    extract(epoch from now() - min(start_after))::float8 as "oldestSeconds"
  from ${SCHEMA}.job where state < 'active' and start_after <= now() group by name`

const dueJobs = async (pool: pg.Pool): Promise<DueJobs[]> => (await pool.query<DueJobs>(DUE_JOBS)).rows

/** How the queue works in its database. */
export function bossOptions(pool: pg.Pool): ConstructorOptions {
  const executeSql = (text: string, values?: unknown[]) => pool.query(text, values)
  return {
    db: { executeSql },
    schema: SCHEMA,
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 600,
    monitorVacuum: false,
    reindex: false,
  }
}

async function makeQueues(boss: PgBoss, queues: ReadonlyMap<string, Queue>): Promise<void> {
  const present = new Set((await boss.getQueues()).map(queue => queue.name))
  for (const [name, queue] of queues) {
    const rules = { ...QUEUE_RULES, retryLimit: queue.options.retries ?? 20 }
    if (!present.has(name)) await boss.createQueue(name, rules)
  }
}

interface EnqueuedJob {
  readonly tx: Tx
  readonly name: string
  readonly data: object
  readonly options: EnqueueOptions
}

async function enqueue(boss: PgBoss, workers: ReadonlyMap<string, QueueWorkers>, order: EnqueuedJob): Promise<void> {
  const { tx, name, data, options } = order
  await boss.send(name, withTrace(data), {
    // A unique key by default, since the queue lets only one job per key wait.
    singletonKey: options.singletonKey ?? uuidv7(),
    ...(options.runAfter === undefined ? {} : { startAfter: options.runAfter }),
    db: onTx(tx),
  })
  // Wakes a worker of this process after the commit: NOTIFY inside the transaction would serialise commits.
  if (options.runAfter === undefined) tx.afterCommit(() => workers.get(name)?.wake())
}

function onTx(tx: Tx) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const result = await tx.getExecutor().executeQuery(CompiledQuery.raw(text, values))
      return { rows: result.rows as Record<string, unknown>[] }
    },
  }
}
