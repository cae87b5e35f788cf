import { type Refusal, refuse } from '@comanda/contract/core'
import { table as calls } from '@comanda/contract/table'
import { inLanguage } from '@comanda/domain/money'
import type { TableInfo } from '@comanda/domain/store'
import { writeAuditLine } from '../../platform/audit-line.ts'
import { isDuplicate, type Tx } from '../../platform/db/index.ts'
import { change, changeInSteps, type Handler, type InputOf, type ManagerAt, Undo } from '../../platform/http/index.ts'
import { revisionOf } from '../../platform/revision.ts'
import { secretToken } from '../../platform/ids.ts'
import { ordersThere } from './floor.ts'
import { tablesAt } from './find-table.ts'
import type { Deps } from './deps.ts'
import { insertTables, unknownStall } from './insert-tables.ts'
import { numberKey } from './number-key.ts'
import { liveSessions } from './party-queries.ts'
import type { DiningTables } from './tables.ts'

/** Characters of a table's code: 96 random bits. */
const CODE_LENGTH = 16

interface At {
  corporationId: number
  shopId: number
}

const shown = (info: TableInfo) => ({ ...info, mark: revisionOf(info) })

/** The settings of a store's tables. */
export const tableSetup =
  (deps: Deps): Handler<typeof calls.tableSetup> =>
  async ({ shop, language }) => {
    const stalls = await deps.stallsOf(shop)
    return {
      tables: (await tablesAt(deps.db, shop.corporationId, shop.shopId)).map(shown),
      stalls: stalls.map(it => ({ ...it, displayName: inLanguage(it.displayName, language) })),
    }
  }

/** Whether guests sit or wait for food at a table. */
async function isInUse(deps: Deps, shop: At, info: TableInfo): Promise<boolean> {
  const parties = await liveSessions(deps.db, shop.corporationId, shop.shopId, new Date(deps.clock()))
  if (parties.some(({ table_id, persons }) => table_id === info.tableId && persons > 0)) return true
  const orders = await deps.ordersAtTables(shop.corporationId, shop.shopId)
  return ordersThere(info, orders, undefined) !== undefined
}

/** A table of the store, locked until the transaction ends. */
async function lockTable(tx: Tx, { corporationId, shopId }: At, tableId: string): Promise<TableInfo | undefined> {
  const row = await tx
    .withTables<DiningTables>()
    .selectFrom('dining_table')
    .select('info')
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .where('table_id', '=', tableId)
    .forUpdate()
    .executeTakeFirst()
  return row?.info as TableInfo | undefined
}

type Settable = InputOf<typeof calls.saveTable>['table']

const modeOf = (table: Settable): string => {
  const { operationMode, payMode, playerMode, dinnerServiceType, posOrderNeedPay, buffetStallIds } = table
  return JSON.stringify([operationMode, payMode, playerMode, dinnerServiceType, posOrderNeedPay, buffetStallIds])
}

/** Records a change of a table, before and after. L2 */
async function audited(
  deps: Deps,
  tx: Tx,
  { shop, session: { staff } }: ManagerAt,
  values: { before?: TableInfo; after?: TableInfo },
): Promise<void> {
  const { tableName = '' } = values.after ?? values.before ?? {}
  const by = { id: staff.staffId, name: staff.name }
  const at = new Date(deps.clock())
  await writeAuditLine(tx, { ...shop, what: 'table', subject: tableName, by, ...values, cause: 'set up', at })
  tx.afterCommit(() => deps.changed(shop))
}

async function addTable(
  deps: Deps,
  tx: Tx,
  caller: ManagerAt,
  info: TableInfo,
): Promise<Refusal<'tablesMany'> | TableInfo> {
  const refusal = await insertTables(tx, caller.shop, [info])
  if (refusal) return refusal
  await audited(deps, tx, caller, { after: info })
  return info
}

type NoChange = Refusal<'tableCodeUnknown' | 'tableOccupied' | 'changedMeanwhile'>

/** A change of a table: its fields, and the revision it was made from. */
interface TableChange {
  tableId: string
  mark: string
  fields: Partial<TableInfo>
}

async function changeTable(
  deps: Deps,
  tx: Tx,
  caller: ManagerAt,
  { tableId, mark, fields }: TableChange,
): Promise<TableInfo | NoChange> {
  const { shop } = caller
  const before = await lockTable(tx, shop, tableId)
  if (!before) return refuse('tableCodeUnknown', { field: 'tableId' })
  const info = { ...before, ...fields }
  if (revisionOf(before) === revisionOf(info)) return info
  if (revisionOf(before) !== mark) return refuse('changedMeanwhile')
  if (modeOf(before) !== modeOf(info) && (await isInUse(deps, shop, before)))
    return refuse('tableOccupied', { field: 'table.payMode', params: { table: before.tableName } })
  await tx
    .withTables<DiningTables>()
    .updateTable('dining_table')
    .set({ info: JSON.stringify(info), number_key: numberKey(info.tableName) })
    .where('corporation_id', '=', shop.corporationId)
    .where('shop_id', '=', shop.shopId)
    .where('table_id', '=', info.tableId)
    .execute()
  if (before.tableName !== info.tableName)
    await deps.tableRenamed(tx, shop, { from: before.tableName, to: info.tableName })
  await audited(deps, tx, caller, { before, after: info })
  return info
}

/** The refusal of buffets that the store's menu does not have. */
async function stallFault(deps: Deps, shop: At, modes: Pick<TableInfo, 'buffetStallIds'>, field: string) {
  const unknown = unknownStall(modes, await deps.stallsOf(shop))
  return unknown < 0 ? undefined : refuse('stallUnknown', { field: `${field}.buffetStallIds[${unknown}]` })
}

/** Adds a table or changes one; its code stays. The way of ordering changes only while the table is free. ORDER-2 */
export const saveTable = (deps: Deps): Handler<typeof calls.saveTable> =>
  changeInSteps(calls.saveTable, deps, {
    prepare: ({ shop }, { table }) => stallFault(deps, shop, table, 'table'),
    async work(tx, caller, { tableId, mark, table }) {
      const saved =
        tableId === undefined
          ? await addTable(deps, tx, caller, { tableId: secretToken().slice(0, CODE_LENGTH), ...table })
          : await changeTable(deps, tx, caller, { tableId, mark, fields: table })
      return 'refused' in saved ? saved : shown(saved)
    },
    failed: (error, { table: { tableName } }) =>
      isDuplicate(error, 'dining_table_by_number')
        ? refuse('tableNumberTwice', { field: 'table.tableName', params: { table: tableName } })
        : undefined,
  })

/**
 * Sets how one orders at the tables of an area, all or none: a table in use keeps its mode, and with it the others. Tables are locked in
 * the order of their codes. ORDER-2
 */
export const saveAreaModes = (deps: Deps): Handler<typeof calls.saveAreaModes> =>
  changeInSteps(calls.saveAreaModes, deps, {
    prepare: ({ shop }, { modes }) => stallFault(deps, shop, modes, 'modes'),
    async work(tx, caller, { tables, modes }) {
      const saved: TableInfo[] = []
      for (const { tableId, mark } of tables.toSorted((a, b) => (a.tableId < b.tableId ? -1 : 1))) {
        const table = await changeTable(deps, tx, caller, { tableId, mark, fields: modes })
        if ('refused' in table) throw new Undo(table)
        saved.push(table)
      }
      return { tables: saved.map(shown) }
    },
  })

/** Removes a table that is neither in use nor booked. */
export const removeTable = (deps: Deps): Handler<typeof calls.removeTable> =>
  change(calls.removeTable, deps, async (tx, caller, { tableId }) => {
    const { shop } = caller
    const info = await lockTable(tx, shop, tableId)
    if (!info) return {}
    const params = { table: info.tableName }
    if (await isInUse(deps, shop, info)) return refuse('tableOccupied', { params })
    if (await deps.bookedAhead({ ...shop, tableId })) return refuse('tableBooked', { params })
    await tx
      .withTables<DiningTables>()
      .deleteFrom('dining_table')
      .where('corporation_id', '=', shop.corporationId)
      .where('shop_id', '=', shop.shopId)
      .where('table_id', '=', tableId)
      .execute()
    await deps.tableRenamed(tx, shop, { from: info.tableName, to: undefined })
    await audited(deps, tx, caller, { before: info })
    return {}
  })
