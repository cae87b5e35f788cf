import { type PricedRound, priceRounds, type RoundToPrice } from '@comanda/domain/cart'
import { type Money, money } from '@comanda/domain/money'
import { fellThrough } from '@comanda/domain/order'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { BillAt } from '../../../ports/bill.ts'
import type { PricedCart } from '../../../ports/cart.ts'
import { announce } from '../events/hints.ts'
import type { Deps } from '../deps.ts'
import { writePrice } from '../queries.ts'
import type { OrderRow, OrderTables } from '../tables.ts'

/** The query for all orders of a bill, oldest first: order ids go by the time they were made. ORDER-3 */
export const ofBill = (db: Queries, { corporationId, billId }: BillAt) =>
  db
    .withTables<OrderTables>()
    .selectFrom('customer_order')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('bill_id', '=', billId)
    .orderBy('order_id')

/** Rounds that are priced together: those that cost something and tell by what. */
export const pricedTogether = (rows: readonly OrderRow[]): OrderRow[] =>
  rows.filter(({ state, details }) => !fellThrough(state) && details.round !== undefined)

/** Rounds as the whole bill is worked out from them. */
export const roundsToPrice = (rows: readonly OrderRow[]): RoundToPrice[] =>
  pricedTogether(rows).flatMap(({ order_id: orderId, details: { round } }) => (round ? [{ ...round, orderId }] : []))

/** A round as it stands on the whole bill: its total, the lines of it, and what is taken off each of its dishes. */
export function withPrice(row: OrderRow, priced: PricedRound): OrderRow {
  const { totalLines, totalAmount, totalDiscountAmount, totalTaxAmount, totalPaidAmount, discounts } = priced
  return {
    ...row,
    total: totalPaidAmount,
    totals: { ...row.totals, totalLines, totalAmount, totalDiscountAmount, totalTaxAmount, totalPaidAmount },
    lines: row.lines.map(line => ({ ...line, discountAmount: discounts.get(line.itemKey) ?? line.discountAmount })),
  }
}

/** The bill a round joins. */
export interface Joined {
  billId: string
  paidAmount: Money
  sessionId?: string
  /** Its rounds, held. */
  rows: OrderRow[]
}

/** A round as it stands on its bill, with what it is priced by again when others follow. */
export function onBill(row: OrderRow, { billId, sessionId }: Joined, { round }: PricedCart): OrderRow {
  const session = sessionId === undefined ? {} : { sessionId }
  const priced = round?.whole.rounds.at(-1)
  const details = { ...row.details, ...session, ...(round && { round: round.toPrice }) }
  const joined = { ...row, bill_id: billId, details }
  return priced ? withPrice(joined, priced) : joined
}

const isAsBefore = (before: OrderRow, after: OrderRow): boolean =>
  before.total === after.total &&
  JSON.stringify(before.totals.totalLines) === JSON.stringify(after.totals.totalLines) &&
  before.lines.every((line, at) => line.discountAmount === after.lines[at]?.discountAmount)

/** Writes the rounds of a held bill that cost something else now; their stories say so. */
export async function writePrices(
  tx: Tx,
  deps: Deps,
  rows: readonly OrderRow[],
  priced: readonly PricedRound[],
): Promise<void> {
  for (const row of rows) {
    const own = priced.find(({ orderId }) => orderId === row.order_id)
    const after = own && withPrice(row, own)
    if (!after || isAsBefore(row, after)) continue
    const next = { ...after, version: row.version + 1, changed_at: new Date(deps.clock()) }
    await writePrice(tx, next, { was: row.total, is: next.total })
    tx.afterCommit(() => announce(deps, next))
  }
}

/** Works the rounds of a held bill out anew: one of them fell through, or others came to it. ORDER-3 */
export async function priceAnew(tx: Tx, deps: Deps, { paidAmount, ...bill }: BillAt & { paidAmount: Money }) {
  const rows = pricedTogether(await ofBill(tx, bill).forUpdate().execute())
  const [first] = rows
  const shop = first && (await deps.shopNow(tx, bill.corporationId, first.shop_id))?.config
  if (!shop) return
  const rounds = roundsToPrice(rows)
  await writePrices(tx, deps, rows, priceRounds({ shop, bizType: 1100, rounds, paidAmount: money(paidAmount) }).rounds)
}
