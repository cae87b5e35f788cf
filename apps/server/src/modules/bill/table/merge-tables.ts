import { bill as calls } from '@comanda/contract/bill'
import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import { isBeingPaid } from '@comanda/domain/bill'
import type { Tx } from '../../../platform/db/index.ts'
import { changeInSteps, type Handler, type StaffAt } from '../../../platform/http/index.ts'
import type { BillAt, BillTable, RoundToJoin } from '../../../ports/bill.ts'
import { changeBill } from '../close/change-bill.ts'
import { openBill } from '../round/join-bill.ts'
import type { Deps } from '../deps.ts'
import { lockBill } from '../queries.ts'
import { amountsOf, holdBill, totalsOfBill } from '../show/read-bill.ts'
import type { StaffBill } from '../show/show-bill.ts'
import { billsAt, changedBill, staffTable } from '../staff-at.ts'
import type { BillTables } from '../tables.ts'

type Refused = Refusal<'noOpenBill' | 'billBeingPaid'>

/** Merges the bills of one table into another's: the parties stay at their tables and pay together. */
export const mergeTables = (deps: Deps): Handler<typeof calls.mergeTables> =>
  changeInSteps(calls.mergeTables, deps, {
    async prepare(caller, { tableId, intoTableId }) {
      const from = await staffTable(deps, caller.shop, tableId)
      if (isRefusal(from)) return from
      const into = await staffTable(deps, caller.shop, intoTableId, 'intoTableId')
      if (isRefusal(into)) return into
      return { from, into, opening: await openingBill(deps, caller, { from, into }) }
    },
    async work(tx, { shop }, _input, { from, into, opening }) {
      const [existing] = (await billsAt(tx, { ...shop, tableId: into.key })).billIds
      const billId = existing ?? (opening && (await openBill(tx, deps, opening))?.row.bill_id)
      if (billId === undefined) return refuse('noOpenBill', { field: 'intoTableId' })
      const others = (await billsAt(tx, { ...shop, tableId: from.key })).billIds.filter(id => id !== billId)
      if (others.length === 0) return refuse('noOpenBill', { field: 'tableId' })
      return merge(tx, deps, { corporationId: shop.corporationId, billId }, others)
    },
  })

interface Merging {
  from: BillTable
  into: BillTable
}

/** The bill to open at a table without orders that another table is merged into. */
async function openingBill(deps: Deps, caller: StaffAt, { from, into }: Merging): Promise<RoundToJoin | undefined> {
  const at = { corporationId: caller.corporationId, shopId: caller.shop.shopId }
  const [theirs, existing] = await Promise.all(
    [from, into].map(table => billsAt(deps.db, { ...at, tableId: table.key })),
  )
  const shop = await deps.shopOf(at.corporationId, at.shopId)
  if (!shop || !into.paysLater || theirs?.billIds.length === 0 || existing?.billIds.length !== 0) return undefined
  const { owner } = caller.session
  const sessionId = await deps.parties.open({ ...at, tableId: into.key })
  return { ...at, currency: shop.currency, table: into, people: 1, openedBy: owner, sessionId, owner }
}

async function merge(tx: Tx, deps: Deps, into: BillAt, others: readonly string[]): Promise<StaffBill | Refused> {
  const { corporationId, billId } = into
  for (const id of [...others, billId].toSorted()) {
    const row = await lockBill(tx, { corporationId, billId: id })
    if (row?.state !== 'open') return refuse('noOpenBill')
  }
  for (const id of others) {
    const from = await holdBill(deps, tx, { corporationId, billId: id })
    if (!from || isBeingPaid(amountsOf(from))) return refuse('billBeingPaid', { field: 'tableId' })
    await takeOver(tx, { corporationId, billId: id }, billId)
    await deps.rounds.toBill(tx, { corporationId, billId: id }, billId)
    await changeBill(tx, deps, from.row, { state: 'merged', merged_into: billId })
  }
  const locked = await holdBill(deps, tx, into)
  if (locked) {
    await deps.rounds.priceAnew(tx, { ...into, paidAmount: totalsOfBill(locked).paidAmount })
    await changeBill(tx, deps, locked.row)
  }
  return changedBill(tx, deps, into)
}

/** Moves the parties and parts of a bill to another one. */
async function takeOver(tx: Tx, { corporationId, billId }: BillAt, into: string): Promise<void> {
  for (const table of ['bill_party', 'bill_part', 'bill_return'] as const)
    await tx
      .withTables<BillTables>()
      .updateTable(table)
      .set({ bill_id: into })
      .where('corporation_id', '=', corporationId)
      .where('bill_id', '=', billId)
      .execute()
}
