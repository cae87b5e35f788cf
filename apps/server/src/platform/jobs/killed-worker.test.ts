import { spawn } from 'node:child_process'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/index.ts'
import type { Tx } from '../db/index.ts'
import { silentLog } from '../log.ts'
import { createJobs, once } from './index.ts'

const database = testDatabase()

interface Work {
  readonly n: number
}

/** A worker like a server that gets killed: it performs the effect of even jobs, and completes none. */
const WORKER = `const [jobsModule, dbModule, reach] = process.argv.slice(1)
const { createJobs, once } = await import(jobsModule)
const { openDatabase } = await import(dbModule)
const { sql } = await import('kysely')
const db = await openDatabase({ reach: JSON.parse(reach) })
const log = { warn() {}, info() {}, error() {}, debug() {} }
const jobs = createJobs({ reach: JSON.parse(reach), log })
jobs.work('charge', async ({ n }) => {
  if (n % 2 === 0) await db.inTx(async tx => {
    if (await once(tx, { corporationId: 1, key: 'charge:' + n, at: new Date() })) await sql\`insert into charge values (\${n})\`.execute(tx)
  })
  process.stdout.write(n + '\\n')
  await new Promise(() => {})
}, { concurrency: 4 })
await jobs.start()`

const charge = async (tx: Tx, n: number) => {
  const first = await once(tx, { corporationId: 1, key: `charge:${n}`, at: new Date() })
  if (first) await sql`insert into charge values (${n})`.execute(tx)
}

async function killedWorker(): Promise<void> {
  const modules = ['./index.ts', '../db/index.ts'].map(path => new URL(path, import.meta.url).href)
  const args = ['--input-type=module', '-e', WORKER, ...modules, JSON.stringify(database().reach)]
  const child = spawn(process.execPath, args, { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.on('data', piece => {
    printed += String(piece)
  })
  await vi.waitFor(() => expect(printed.trim().split('\n')).toHaveLength(4), 15_000)
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

const makeJobs = () => createJobs({ reach: database().reach, log: silentLog })

const states = async () => {
  const { rows } = await sql<{ state: string }>`select state from jobs.job where name = 'charge'`.execute(database())
  return rows.map(row => row.state)
}

test('A worker process killed before and after its effect: every job acts exactly once (O7)', async () => {
  await database().inTx(tx => sql`create table charge (n bigint)`.execute(tx))
  const sender = makeJobs()
  // A queue is created by its worker; this process never starts a job, because none exists yet.
  sender.work<Work>('charge', () => Promise.reject(new Error('not the sender')))
  await sender.start()
  await sender.stop()
  await sendFour()
  await killedWorker()
  const heir = makeJobs()
  heir.work<Work>('charge', ({ n }) => database().inTx(tx => charge(tx, n)))
  await heir.start()
  try {
    const done = async () => expect(await states()).toEqual(Array(4).fill('completed'))
    await vi.waitFor(done, { timeout: 45_000, interval: 200 })
  } finally {
    await heir.stop()
  }
  const { rows } = await sql<Work>`select n from charge order by n`.execute(database())
  expect(rows.map(row => row.n)).toEqual([0, 1, 2, 3])
}, 70_000)

async function sendFour(): Promise<void> {
  const sender = makeJobs()
  await sender.start()
  for (let n = 0; n < 4; n += 1) await database().inTx(tx => sender.enqueue<Work>(tx, 'charge', { n }))
  await sender.stop()
}
