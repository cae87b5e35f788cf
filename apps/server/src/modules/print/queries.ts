import type { Queries, Tx } from '../../platform/db/index.ts'
import { fromStored, toStored } from '../../platform/personal-data.ts'
import {
  personalPaper,
  type PrintTables,
  type PrinterRow,
  type PrinterSettings,
  type PrintFaultName,
  type PrintJobRow,
} from './tables.ts'
import type { ShopAt } from '../../ports/store.ts'

export type Printer = Omit<PrinterRow, 'settings'> & { settings: PrinterSettings }

const asPrinter = (row: PrinterRow): Printer => ({ ...row, settings: row.settings as PrinterSettings })

/** The printers of a store, by name. */
export async function printersOf(db: Queries, { corporationId, shopId }: ShopAt): Promise<Printer[]> {
  const rows = await db
    .withTables<PrintTables>()
    .selectFrom('printer')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .execute()
  return rows.map(asPrinter).sort((a, b) => a.settings.name.localeCompare(b.settings.name))
}

/** One printer of a store; undefined if the store has no such printer. */
export async function printerAt(db: Queries, { corporationId, shopId }: ShopAt, printerId: string) {
  const row = await db
    .withTables<PrintTables>()
    .selectFrom('printer')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .where('printer_id', '=', printerId)
    .executeTakeFirst()
  return row && asPrinter(row)
}

const RECENT = 60

/** The print jobs of a store, newest first. */
export const recentJobs = (db: Queries, { corporationId, shopId }: ShopAt): Promise<PrintJobRow[]> =>
  db
    .withTables<PrintTables>()
    .selectFrom('print_job')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .orderBy('created_at', 'desc')
    .limit(RECENT)
    .execute()

const DEAD = {
  name: 'print_dead',
  text: `select count(*)::int as n from print_job where corporation_id = $1 and shop_id = $2 and state = 'dead'`,
}

/** The number of a store's papers that could not be printed. */
export async function deadJobs(db: Queries, { corporationId, shopId }: ShopAt): Promise<number> {
  const { rows } = await db.query<{ n: number }>(DEAD, [corporationId, shopId])
  return rows[0]?.n ?? 0
}

/** Adds a print job; false if it is printed or queued already. O7 */
export async function addJob(tx: Tx, job: PrintJobRow): Promise<boolean> {
  const row = await toStored(tx, personalPaper, job)
  const added = await tx
    .withTables<PrintTables>()
    .insertInto('print_job')
    .values({ ...row, paper: JSON.stringify(row.paper) })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

const CLAIM = {
  name: 'print_claim',
  text: `update print_job
    set repeats = repeats or state = 'sending', state = 'sending', attempt = attempt + 1, leased_until = $4, changed_at = $3
    where corporation_id = $1 and job_id = $2
      and (state in ('queued', 'waiting') or (state = 'sending' and leased_until < $3))
    returning *`,
}

interface JobName {
  corporationId: number
  jobId: string
}

/** Claims a job for one process until its lease ends. A process that died may have sent some of it. */
export async function claimJob(tx: Tx, { corporationId, jobId }: JobName, now: Date, until: Date) {
  const { rows } = await tx.query<PrintJobRow>(CLAIM, [corporationId, jobId, now, until])
  return rows[0] && fromStored(personalPaper, rows[0])
}

export interface Outcome {
  state: 'printed' | 'waiting' | 'dead'
  fault: PrintFaultName
  confirmed: boolean
  /** Some of it may have reached the printer. */
  repeats: boolean
}

/** Saves the result of a try. `attempt` is the number of the try, so that another try's result is not overwritten. */
export async function settleJob(
  tx: Tx,
  { corporationId, jobId }: JobName,
  attempt: number,
  outcome: Outcome,
  at: Date,
) {
  await tx
    .withTables<PrintTables>()
    .updateTable('print_job')
    .set({ ...outcome, leased_until: null, changed_at: at })
    .where('corporation_id', '=', corporationId)
    .where('job_id', '=', jobId)
    .where('state', '=', 'sending')
    .where('attempt', '=', attempt)
    .execute()
}

/** Queues a job again that had used up its tries; false if it had not. */
export async function reviveJob(tx: Tx, { corporationId, shopId }: ShopAt, jobId: string, at: Date): Promise<boolean> {
  const done = await tx
    .withTables<PrintTables>()
    .updateTable('print_job')
    .set({ state: 'queued', attempt: 0, changed_at: at })
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .where('job_id', '=', jobId)
    .where('state', '=', 'dead')
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** Deletes jobs that are not printed: one, or all of a printer. */
export async function dropJobs(
  tx: Tx,
  { corporationId, shopId }: ShopAt,
  which: { jobId: string } | { printerId: string },
) {
  const jobs = tx
    .withTables<PrintTables>()
    .deleteFrom('print_job')
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .where('state', 'in', ['queued', 'waiting', 'dead'])
  const one = 'jobId' in which ? jobs.where('job_id', '=', which.jobId) : jobs.where('printer_id', '=', which.printerId)
  await one.execute()
}

const COPIES = {
  name: 'print_copies',
  text: `select coalesce(max(copy), -1)::int as copy from print_job
    where corporation_id = $1 and order_id = $2 and kind = $3 and printer_id = $4`,
}

/** The number of the newest copy of an order at a printer; -1 if there is none. */
export async function newestCopy(
  db: Queries,
  corporationId: number,
  of: { orderId: string; kind: string; printerId: string },
) {
  const { rows } = await db.query<{ copy: number }>(COPIES, [corporationId, of.orderId, of.kind, of.printerId])
  return rows[0]?.copy ?? -1
}
