import { isBeingPaid, billTotals } from '@comanda/domain/bill'
import { ZERO } from '@comanda/domain/money'
import { asksSeat } from '@comanda/domain/table'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { Guest } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { announce, changeBill } from '../close/change-bill.ts'
import type { SeatRefusal } from '../../../ports/table.ts'
import type { BillTable, JoinedBill, RoundToJoin } from '../../../ports/bill.ts'
import type { Deps } from '../deps.ts'
import { personKey, sharedKey } from '../show/own-bill.ts'
import { findOrMake } from '../find-or-make.ts'
import { billOfParty, isShared, lockBill, partsOf } from '../queries.ts'
import { amountsOf } from '../show/read-bill.ts'
import type { BillRow, PartyRow } from '../tables.ts'

const partyKeyOf = ({ sessionId, table, owner }: RoundToJoin): string =>
  sessionId === undefined ? personKey(table.key, owner) : sharedKey(sessionId)

/**
 * The party's open bill, locked; a new one if it has none, unless the party has ended. A party never has two. ORDER-3
 */
export async function openBill(
  tx: Tx,
  deps: Deps,
  input: RoundToJoin,
): Promise<{ row: BillRow; fresh: boolean } | undefined> {
  const { corporationId } = input
  for (;;) {
    if (await isOver(tx, deps, input)) return undefined
    const bill = newBill(input, deps.clock())
    const existing = await findOrMake(tx, partyRow(input, bill), bill)
    if (existing?.fresh) return { row: bill, fresh: true }
    const row = existing && (await lockBill(tx, { corporationId, billId: existing.billId }))
    if (row && row.state === 'open') return { row, fresh: false }
  }
}

/** Whether the party has ended and so opens no bill; a party with an open bill has not. */
async function isOver(tx: Tx, deps: Deps, input: RoundToJoin): Promise<boolean> {
  const { corporationId, sessionId } = input
  if (sessionId === undefined || (await billOfParty(tx, corporationId, partyKeyOf(input)))) return false
  return !(await deps.parties.lockLiveSession(tx, { corporationId, sessionId }))
}

function newBill({ corporationId, shopId, currency, table, people, openedBy }: RoundToJoin, now: number): BillRow {
  return {
    corporation_id: corporationId,
    bill_id: uuidv7(),
    shop_id: shopId,
    state: 'open',
    pays: table.guestsPay,
    version: 1,
    people,
    currency,
    opened_by: openedBy,
    opened_at: new Date(now),
    changed_at: new Date(now),
    closed_by: '',
    merged_into: null,
    write_off_asked: null,
    reduction_request: null,
  }
}

function partyRow(input: RoundToJoin, { bill_id, opened_at }: BillRow): PartyRow {
  const { tableId, tableName, serviceAreaName } = input.table
  return {
    corporation_id: input.corporationId,
    bill_id,
    party_key: partyKeyOf(input),
    shop_id: input.shopId,
    table_id: input.table.key,
    table_info: { tableId, tableName, serviceAreaName },
    session_id: input.sessionId ?? null,
    owner: input.sessionId === undefined ? input.owner : '',
    open: true,
    joined_at: opened_at,
  }
}

/**
 * Adds a round to its party's bill, or opens the bill. While a part of it is being paid the round is refused, so that
 * no payer's amount changes during the payment. ORDER-3, ORDER-5
 */
export async function joinBill(tx: Tx, deps: Deps, input: RoundToJoin): Promise<JoinedBill> {
  const opened = await openBill(tx, deps, input)
  if (!opened) return 'partyOver'
  const { corporationId, seat } = input
  if (seat !== undefined && !(await deps.parties.lockLiveSession(tx, { corporationId, sessionId: seat })))
    return 'seatGone'
  const { row, fresh } = opened
  if (fresh) {
    tx.afterCommit(() => announce(deps, row))
    return { billId: row.bill_id, fresh, paidAmount: ZERO }
  }
  const at = { corporationId: row.corporation_id, billId: row.bill_id }
  const amounts = amountsOf({ rounds: [], parts: await partsOf(tx, at) })
  if (isBeingPaid(amounts)) return { beingPaid: row.bill_id }
  await changeBill(tx, deps, row, { people: Math.max(row.people, input.people) })
  return { billId: row.bill_id, fresh, paidAmount: billTotals(amounts).paidAmount }
}

/**
 * The party a guest joins with a round at a table that is not shared: the one staff started an order for. Without one
 * the guest has a bill alone. Refuses if a seat is required, or needed to join, and the guest has none. ORDER-3, C6
 */
export async function partyFor(
  deps: Deps,
  caller: Guest,
  { shopId, table }: { shopId: number; table: BillTable },
): Promise<{ sessionId?: string; seat?: string } | SeatRefusal> {
  const { corporationId } = caller
  const shop = await deps.shopOf(corporationId, shopId)
  const shared = await isShared(deps.db, { corporationId, shopId, tableId: table.key })
  if (!shared && !asksSeat(shop?.tableEntry, table.typed)) return {}
  const seat = await deps.parties.ownSeat(caller, { shopId, table })
  if (typeof seat === 'string' || 'movedTo' in seat) return seat
  const { sessionId } = seat
  return shared ? { sessionId, seat: sessionId } : { seat: sessionId }
}

/** A table, named as its guest named it. */
export interface PartyAt {
  corporationId: number
  shopId: number
  table: BillTable
}

/** Whether a party at the table has a bill, which seated guests join. */
export const partyAt = (db: Queries, { corporationId, shopId, table }: PartyAt): Promise<boolean> =>
  isShared(db, { corporationId, shopId, tableId: table.key })
