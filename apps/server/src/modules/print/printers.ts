import { printCalls as calls } from '@comanda/contract/print'
import { refuse } from '@comanda/contract/core'
import { writeStaffChange } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import { change, changeInSteps, type Handler, type StaffAt } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { PrintTables, PrinterSettings, PrintJobRow } from './tables.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { Deps } from './deps.ts'
import { dropJobs, type Printer, printersOf, recentJobs } from './queries.ts'

const shown = ({ printer_id, version, active, settings }: Printer) => ({
  printerId: printer_id,
  version,
  active,
  ...settings,
})

/** A printer as the audit trail keeps it. */
const settingOf = ({ active, settings }: Pick<Printer, 'active' | 'settings'>) => ({ active, ...settings })

/** A printer, locked until the transaction ends. */
async function lockPrinter(tx: Tx, { corporationId, shopId }: ShopAt, printerId: string): Promise<Printer | undefined> {
  const row = await tx
    .withTables<PrintTables>()
    .selectFrom('printer')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .where('printer_id', '=', printerId)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, settings: row.settings as PrinterSettings }
}

/** Records a change of a printer, before and after. L2 */
const audited = (
  tx: Tx,
  caller: StaffAt,
  { before, after, at }: { before?: Printer | undefined; after?: Printer; at: Date },
): Promise<void> =>
  writeStaffChange(tx, caller, {
    what: 'printer',
    subject: (after ?? before)?.settings.name ?? '',
    ...(before && { before: settingOf(before) }),
    ...(after && { after: settingOf(after) }),
    at,
  })

const shownJob = (row: PrintJobRow, names: ReadonlyMap<string, string>) => ({
  jobId: row.job_id,
  printerName: names.get(row.printer_id) ?? '',
  kind: row.kind,
  number: row.number,
  state: row.state,
  fault: row.fault,
  copy: row.copy,
  attempt: row.attempt,
  createdAt: row.created_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
})

/** The printers of a store and what they printed last. */
export const listPrinters =
  ({ db, printers }: Deps): Handler<typeof calls.printers> =>
  async ({ shop }) => {
    const rows = await printersOf(db, shop)
    const names = new Map(rows.map(printer => [printer.printer_id, printer.settings.name]))
    const jobs = await recentJobs(db, shop)
    return {
      printers: rows.map(shown),
      jobs: jobs.map(job => shownJob(job, names)),
      networks: [...printers.networks],
    }
  }

interface Saved {
  printerId: string | undefined
  version: number
  active: boolean
  settings: PrinterSettings
}

/** Saves the printer and returns it; undefined if it was changed at the same time. */
async function save(tx: Tx, shop: ShopAt, { printerId, version, active, settings }: Saved, at: Date) {
  const db = tx.withTables<PrintTables>()
  const values = { settings: JSON.stringify(settings), active, updated_at: at }
  if (printerId === undefined) {
    const row = {
      corporation_id: shop.corporationId,
      shop_id: shop.shopId,
      printer_id: uuidv7(),
      version: 1,
      ...values,
    }
    return db.insertInto('printer').values(row).returningAll().executeTakeFirstOrThrow()
  }
  return db
    .updateTable('printer')
    .set(set => ({ ...values, version: set('version', '+', 1) }))
    .where('corporation_id', '=', shop.corporationId)
    .where('shop_id', '=', shop.shopId)
    .where('printer_id', '=', printerId)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
}

/** Adds a printer or changes one; its address must be in the networks allowed for printers. X6 */
export const savePrinter = (deps: Deps): Handler<typeof calls.savePrinter> =>
  changeInSteps(calls.savePrinter, deps, {
    async prepare(_caller, { settings: { host, port, ...settings } }) {
      if (await deps.printers.mayReach({ host, port, ...settings })) return undefined
      return refuse('printerElsewhere', { field: 'settings.host', params: { host: `${host}:${port}` } })
    },
    async work(tx, caller, { printerId, version, active, settings }) {
      const { shop } = caller
      const at = new Date(deps.clock())
      const before = printerId === undefined ? undefined : await lockPrinter(tx, shop, printerId)
      const row = await save(tx, shop, { printerId, version, active, settings }, at)
      if (!row) return refuse('changedMeanwhile')
      await audited(tx, caller, { before, after: { ...row, settings }, at })
      return shown({ ...row, settings })
    },
  })

/** Removes a printer and its waiting jobs. */
export const removePrinter = (deps: Deps): Handler<typeof calls.removePrinter> =>
  change(calls.removePrinter, deps, async (tx, caller, { printerId }) => {
    const { shop } = caller
    const before = await lockPrinter(tx, shop, printerId)
    if (!before) return {}
    await dropJobs(tx, shop, { printerId })
    await tx
      .withTables<PrintTables>()
      .deleteFrom('printer')
      .where('corporation_id', '=', shop.corporationId)
      .where('shop_id', '=', shop.shopId)
      .where('printer_id', '=', printerId)
      .execute()
    await audited(tx, caller, { before, at: new Date(deps.clock()) })
    tx.afterCommit(() => deps.changed(shop))
    return {}
  })
