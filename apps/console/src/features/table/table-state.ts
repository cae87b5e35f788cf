import { type Money, sum } from '@comanda/domain/money'
import { brandLink } from '@comanda/domain/navigation'
import type { MessageKey } from '@comanda/messages'
import type { Table } from './queries.ts'

/** The state of a table: free, seated without an order, all paid, or something left to pay. */
export type TableState = 'free' | 'seated' | 'ordered' | 'owes'

/** The names of the states. */
export const stateTexts = {
  free: 'floor.free',
  seated: 'floor.seated',
  ordered: 'floor.ordered',
  owes: 'floor.toPay',
} as const satisfies Record<TableState, string>

/** The state of a table: an open amount counts before the party. */
export function stateOf({ session, seating, orders }: Pick<Table, 'session' | 'seating' | 'orders'>): TableState {
  if (orders) return orders.unpaid > 0 ? 'owes' : 'ordered'
  return session || seating ? 'seated' : 'free'
}

/** Since when a table is taken, if it is. */
export const occupiedSince = ({
  session,
  seating,
  orders,
}: Pick<Table, 'session' | 'seating' | 'orders'>): string | undefined =>
  seating?.since ?? session?.startedAt ?? orders?.since

/** The people at a table: as many as booked, or as many as use their phones there, if those are more. */
export const peopleAt = ({ session, seating }: Pick<Table, 'session' | 'seating'>): number =>
  Math.max(session?.persons ?? 0, seating?.partySize ?? 0)

/** The people of these tables; a party at several tables counts once. */
function guestsAt(tables: readonly Table[]): number {
  const parties = Map.groupBy(tables, ({ seating, tableId }) => seating?.bookingId ?? tableId)
  return [...parties.values()].reduce((sum, party) => {
    const phones = party.reduce((all, { session }) => all + (session?.persons ?? 0), 0)
    return sum + Math.max(phones, party[0]?.seating?.partySize ?? 0)
  }, 0)
}

/** The summary of a floor. */
export interface FloorSums {
  taken: number
  tables: number
  guests: number
  /** In minor units. */
  unpaid: Money
}

/** The summary of these tables. */
export const sumsOf = (tables: readonly Table[]): FloorSums => ({
  taken: tables.filter(table => stateOf(table) !== 'free').length,
  tables: tables.length,
  guests: guestsAt(tables),
  unpaid: sum(tables.flatMap(({ orders }) => orders?.unpaid ?? [])),
})

/**
 * The link of a table's code: a share, with which the server starts a visit (NAV-7). With the `pin` of a party its guests sit down without typing; the code then belongs to that party
 * alone, since every party has its own PIN. At tables with changing codes the link holds the current one. C6
 */
export function tableLink(
  { origin, brand }: { origin: string; brand: number | undefined },
  { shopId, tableId }: { shopId: number; tableId: string },
  pin?: string,
): string {
  const menu = `/storeIndex?shopId=${shopId}&bizType=1100&tableId=${encodeURIComponent(tableId)}`
  const share = `/shareIndex?shareUrl=${encodeURIComponent(pin === undefined ? menu : `${menu}&pin=${pin}`)}`
  return brandLink(origin, share, brand)
}

/** What the person can do about a bill that keeps a table from being cleared. C6, A5 */
export function owesText({
  mayTakePayment,
  mayWriteOff,
}: {
  mayTakePayment: boolean
  mayWriteOff: boolean
}): MessageKey {
  if (mayTakePayment) return mayWriteOff ? 'floor.bill.owes' : 'floor.bill.owesSettle'
  return mayWriteOff ? 'floor.bill.owesWriteOff' : 'floor.bill.owesOthers'
}
