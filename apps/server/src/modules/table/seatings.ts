import { isLive, isNextParty } from '@comanda/domain/table'
import type { Tx } from '../../platform/db/index.ts'
import type { StaffName } from '../../ports/bill.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { TableAt } from '../../ports/table.ts'
import type { Deps } from './deps.ts'
import { isPartyAbsent } from './absent-party.ts'
import { endPaidSeat } from './end-paid-seat.ts'
import { finish, holdParty, type SeatInput, timesOf } from './parties.ts'
import { endServedParty } from './party-state.ts'
import { holdTable, lockSession, tableOfSession } from './party-queries.ts'

/** Whether a party sits at a locked table; one that has finished or gone ends, so that the next begins with an own PIN. */
async function isOpened(deps: Deps, tx: Tx, at: TableAt): Promise<boolean> {
  const session = await lockSession(tx, at)
  if (!session) return false
  const [times, now] = [timesOf(session), deps.clock()]
  const goesOn = isLive(times, now) && !isNextParty(times, now) && !(await isPartyAbsent(deps, tx, at, session))
  if (goesOn || (await deps.sharedBillAt(tx, at)) !== undefined) return true
  await finish(deps, tx, at.corporationId, session.session_id, 'time')
  return false
}

/** Locks tables, in the order of their ids, and answers the first where a party has begun. BOOK-2 */
export async function lockTables(
  deps: Deps,
  tx: Tx,
  shop: ShopAt,
  tableIds: readonly string[],
): Promise<string | undefined> {
  for (const tableId of tableIds.toSorted()) await holdTable(tx, { ...shop, tableId })
  for (const tableId of tableIds) if (await isOpened(deps, tx, { ...shop, tableId })) return tableId
  return undefined
}

/** Ends the party at a table, unless its bill owes something: then it answers that bill. The bill is locked first. C6 */
export async function clearTable(
  deps: Deps,
  tx: Tx,
  at: TableAt,
  { staff, by }: { staff: StaffName; by: string },
): Promise<{ owing: string } | undefined> {
  const against = await deps.releaseBills(tx, { ...at, staff })
  if (against) return against
  const party = await holdParty(tx, at)
  // A first round may have opened a bill before the party was locked.
  const openBill = party && (await deps.sharedBillAt(tx, at))
  if (openBill) return { owing: openBill }
  if (party) await finish(deps, tx, at.corporationId, party, by)
  return undefined
}

/** Ends the parties at several tables, or answers the bill that owes something. */
export async function clearTables(
  deps: Deps,
  tx: Tx,
  shop: ShopAt,
  { tableIds, ...end }: { tableIds: readonly string[]; staff: StaffName; by: string },
): Promise<{ owing: string } | undefined> {
  for (const tableId of tableIds.toSorted()) {
    const against = await clearTable(deps, tx, { ...shop, tableId }, end)
    if (against) return against
  }
  return undefined
}

interface Seated {
  tableIds: readonly string[]
  /** When staff seated the party (epoch ms). */
  since: number
}

/** Ends the parties that began at these tables since, and answers true; false, without a change, if one has ordered. BOOK-2 */
export async function clearUnordered(deps: Deps, tx: Tx, shop: ShopAt, { tableIds, since }: Seated): Promise<boolean> {
  const orders = await deps.ordersAtTables(shop.corporationId, shop.shopId)
  if (orders.some(order => tableIds.includes(order.tableId) && order.at >= since)) return false
  for (const tableId of tableIds.toSorted()) {
    const at = { ...shop, tableId }
    const session = await lockSession(tx, at)
    if (!session || session.started_at.getTime() < since) continue
    const { session_id: sessionId } = session
    if (await deps.hasActivity(tx, { ...at, sessionId })) return false
    await finish(deps, tx, at.corporationId, sessionId, 'undone')
  }
  return true
}

/** All orders of a party are served; one that has paid is over, and so is the booking it was seated from. C6, BOOK-2 */
export async function partyServed(
  deps: Deps,
  tx: Tx,
  input: { corporationId: number; sessionId: string; paid: boolean },
): Promise<void> {
  const table = input.paid ? await tableOfSession(tx, input) : undefined
  await endServedParty(deps, tx, input)
  if (table) await deps.endSeating(tx, table)
}

/** A guest with an own bill has paid it; after the last of them the visit is over, and so is its booking. C6, BOOK-2 */
export async function guestHasPaid(deps: Deps, tx: Tx, input: SeatInput, last: () => Promise<boolean>): Promise<void> {
  if (await endPaidSeat(deps, tx, input, last)) await deps.endSeating(tx, input)
}
