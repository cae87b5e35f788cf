import { bill as calls } from '@comanda/contract/bill'
import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import { isDuplicate, type Tx } from '../../../platform/db/index.ts'
import { changeInSteps, type Handler } from '../../../platform/http/index.ts'
import type { BillTable } from '../../../ports/bill.ts'
import type { ShopAt } from '../../../ports/store.ts'
import type { TableAt } from '../../../ports/table.ts'
import { changeBill } from '../close/change-bill.ts'
import type { Deps } from '../deps.ts'
import { lockBill } from '../queries.ts'
import { billsAt, staffTable } from '../staff-at.ts'
import { shownBills } from '../show/table-bills.ts'
import type { StaffBill } from '../show/show-bill.ts'
import type { BillTables, PartyRow } from '../tables.ts'

type Refused = Refusal<'tableInUse' | 'noOpenBill'>

interface Move {
  shop: ShopAt
  from: BillTable
  to: BillTable
}

/** Moves the party of a table, with its cart, its buffet and its bill, to a free table that pays at the end too. */
export const moveTable = (deps: Deps): Handler<typeof calls.moveTable> =>
  changeInSteps(calls.moveTable, deps, {
    async prepare({ shop }, { tableId, toTableId }) {
      const from = await staffTable(deps, shop, tableId)
      if (isRefusal(from)) return from
      const to = await staffTable(deps, shop, toTableId, 'toTableId')
      if (isRefusal(to)) return to
      if (!to.paysLater) return refuse('tablePaysFirst', { field: 'toTableId' })
      if (to.key === from.key) return refuse('tableInUse', { field: 'toTableId' })
      return { from, to }
    },
    async work(tx, { shop }, _input, tables) {
      const moved = await move(tx, deps, { shop, ...tables })
      if (!isRefusal(moved)) await deps.seatingMoved(tx, { ...shop, from: tables.from.key, tableId: tables.to.key })
      return moved
    },
    failed: error =>
      // A guest took a seat there at the same moment.
      isDuplicate(error, 'table_session_live') ? refuse('tableInUse', { field: 'toTableId' }) : undefined,
  })

/**
 * Moves all who sit at a table to a free one, with a bill or without; false if that one is taken, or pays first while there
 * is a bill.
 */
export async function moveParty(tx: Tx, deps: Deps, { from, tableId, ...shop }: TableAt & { from: string }) {
  const [left, to] = [
    await deps.tableOf(shop.corporationId, shop.shopId, from),
    await deps.tableOf(shop.corporationId, shop.shopId, tableId),
  ]
  if (!left || !to) return false
  const { parties } = await billsAt(tx, { ...shop, tableId: left.key })
  if (parties.length > 0) return to.paysLater && !isRefusal(await move(tx, deps, { shop, from: left, to }))
  return deps.parties.moveOccupants(tx, { ...shop, from: left.key, tableId: to.key })
}

async function move(tx: Tx, deps: Deps, { shop, from, to }: Move): Promise<{ bills: StaffBill[] } | Refused> {
  const { corporationId, shopId } = shop
  const at = { corporationId, shopId }
  const { billIds } = await billsAt(tx, { ...at, tableId: from.key })
  for (const billId of billIds.toSorted()) await lockBill(tx, { corporationId, billId })
  const { parties } = await billsAt(tx, { ...at, tableId: from.key })
  if (parties.length === 0) return refuse('noOpenBill', { field: 'tableId' })
  await deps.parties.lockTable(tx, { ...at, tableId: to.key })
  const existing = await billsAt(tx, { ...at, tableId: to.key })
  if (existing.parties.length > 0) return refuse('tableInUse', { field: 'toTableId' })
  // A guest alone may have no seat; with one the phone is notified of the new table.
  for (const { session_id, owner } of parties)
    if (session_id === null) await deps.parties.seatOrderer(tx, { ...at, tableId: from.key, owner })
  for (const party of parties) {
    if (party.session_id === null) continue
    const moved = await deps.parties.move(tx, { ...at, sessionId: party.session_id, tableId: to.key })
    if (!moved) return refuse('tableInUse', { field: 'toTableId' })
  }
  const sitting = from.playerMode || (await deps.parties.moveOccupants(tx, { ...at, from: from.key, tableId: to.key }))
  if (!sitting) return refuse('tableInUse', { field: 'toTableId' })
  for (const party of parties) await seat(tx, deps, party, to)
  return { bills: await shownBills(deps, tx, corporationId, billIds) }
}

async function seat(tx: Tx, deps: Deps, party: PartyRow, to: BillTable): Promise<void> {
  const at = { corporationId: party.corporation_id, billId: party.bill_id }
  const { tableId, tableName, serviceAreaName } = to
  await tx
    .withTables<BillTables>()
    .updateTable('bill_party')
    .set({
      table_id: to.key,
      table_info: JSON.stringify({ tableId, tableName, serviceAreaName }) as unknown as PartyRow['table_info'],
      ...(party.session_id === null && { party_key: `o:${to.key}:${party.owner}` }),
    })
    .where('corporation_id', '=', at.corporationId)
    .where('bill_id', '=', at.billId)
    .where('party_key', '=', party.party_key)
    .execute()
  const ownerFilter = party.session_id === null ? { owner: party.owner } : { sessionId: party.session_id }
  await deps.rounds.toTable(tx, { ...at, ...ownerFilter, table: { tableId, tableName, serviceAreaName } })
  const row = await lockBill(tx, at)
  if (row) await changeBill(tx, deps, row)
}
