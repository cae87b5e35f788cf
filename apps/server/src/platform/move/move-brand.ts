import pg from 'pg'
import { setTimeout as wait } from 'node:timers/promises'
import { migrate, placeOf, type Reach } from '../db/index.ts'
import { openJobTarget } from '../jobs/index.ts'
import { silentLog } from '../log.ts'
import { StartFault } from '../start-fault.ts'
import { moveJobs } from './move-jobs.ts'
import { endReplication, requireLogical, startReplication } from './replicate.ts'
import { resumeWrites, stopWrites } from './stop-writes.ts'
import { brandTables } from './tables.ts'
import { type BrandFigures, differences, figuresOf } from './verify.ts'

export interface Move {
  brand: number
  from: Reach
  to: Reach
  /** The folder of migrations, which are applied to the new database. */
  migrations: string
  /** What the row of the brand says in the old database: where it went, without a password. */
  name: string
  /** Called with each step. */
  say(sentence: string): void
  /** Leads the brand's requests to the new database, while writes are stopped. */
  switchOver?: () => Promise<void>
}

export interface Moved {
  tables: number
  rows: number
  jobs: number
  /** Milliseconds in which changes of the brand were refused. */
  pausedMs: number
}

const POLL_MS = 4
const ARRIVES_WITHIN_MS = 20_000

async function connected(reach: Reach): Promise<pg.Client> {
  const client = new pg.Client({ ...placeOf(reach), application_name: 'comanda-move' })
  client.on('error', () => {})
  await client.connect()
  return client
}

const hasBrand = async (client: pg.Client, brand: number): Promise<boolean> =>
  (await client.query('select from corporation where corporation_id = $1', [brand])).rowCount === 1

/** The row of the brand was changed last; when it is there, everything is. */
async function arrived(target: pg.Client, brand: number): Promise<void> {
  const until = performance.now() + ARRIVES_WITHIN_MS
  const IS_THERE = 'select from corporation where corporation_id = $1 and moved_to is not null'
  while ((await target.query(IS_THERE, [brand])).rowCount === 0) {
    if (performance.now() > until) throw new StartFault('The last changes do not arrive: the brand stays where it is.')
    await wait(POLL_MS)
  }
}

const rowsIn = (figures: BrandFigures): number =>
  Object.entries(figures)
    .filter(([name]) => name.startsWith('rows of '))
    .reduce((sum, [, value]) => sum + Number(value), 0)

interface Sides {
  source: pg.Client
  target: pg.Client
}

/** Stops writes, waits for the last change, compares both sides and leads requests over; the brand goes on here if any of it fails. */
async function cutOver({ source, target }: Sides, move: Move, tables: readonly string[]): Promise<Moved> {
  const { brand, say } = move
  const jobs = await openJobTarget({ reach: move.to, log: silentLog })
  const start = performance.now()
  try {
    await stopWrites(source, brand, tables.slice(0, -1))
    await source.query('update corporation set moved_to = $2 where corporation_id = $1', [brand, move.name])
    await stopWrites(source, brand, tables.slice(-1))
    await arrived(target, brand)
    const [here, there] = await Promise.all([figuresOf(source, brand, tables), figuresOf(target, brand, tables)])
    const different = differences(here, there)
    if (different.length > 0) throw new StartFault(`The two sides differ; the brand stays. ${different.join('; ')}`)
    const moved = await moveJobs(source, jobs, brand)
    await target.query('update corporation set moved_to = null where corporation_id = $1', [brand])
    await move.switchOver?.()
    return { tables: tables.length, rows: rowsIn(here), jobs: moved, pausedMs: performance.now() - start }
  } catch (error) {
    say('Taking the stop of writes back.')
    await resumeWrites(source, brand, tables)
    throw error
  } finally {
    await jobs.close()
  }
}

/**
 * Moves a brand to a database of its own while it is served: its rows are copied by logical replication, then changes of the brand
 * are refused as busy until the last one has arrived, counts and ledger are the same on both sides, and requests are led over. The old
 * database keeps the rows and refuses the brand's requests.
 * @throws StartFault that says what to do; the brand then goes on where it was
 */
export async function moveBrand(move: Move): Promise<Moved> {
  const { brand, say } = move
  await migrate({ direct: move.to }, move.migrations)
  const source = await connected(move.from)
  const target = await connected(move.to)
  try {
    if (!(await hasBrand(source, brand))) throw new StartFault(`There is no brand ${brand} in this database.`)
    await requireLogical(source, target)
    const tables = await brandTables(source)
    if (rowsIn(await figuresOf(target, brand, tables)) > 0)
      throw new StartFault(`The new database has rows of brand ${brand} already: make it anew.`)
    say(`Copying ${tables.length} tables.`)
    try {
      await startReplication({ source, target, from: move.from }, brand, tables)
      say('Everything is copied; switching over.')
      return await cutOver({ source, target }, move, tables)
    } finally {
      await endReplication(source, target, brand)
    }
  } finally {
    await source.end()
    await target.end()
  }
}
