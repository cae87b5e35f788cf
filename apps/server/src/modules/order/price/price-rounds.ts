import { type PricedRound, priceRounds, type RoundToPrice } from '@comanda/domain/cart'
import { type Money, money } from '@comanda/domain/money'
import { endedUnserved } from '@comanda/domain/order'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { BillAt } from '../../../ports/bill.ts'
import type { PricedCart } from '../../../ports/cart.ts'
import { publishRecorded } from '../events/events.ts'
import { announce } from '../events/hints.ts'
import type { Deps } from '../deps.ts'
import { type PriceChanger, writePrice } from '../queries.ts'
import type { OrderRow, OrderTables } from '../tables.ts'

/** The query for all orders of a bill, oldest first: order ids are sorted by creation time. ORDER-3 */
export const ofBill = (db: Queries, { corporationId, billId }: BillAt) =>
  db
    .withTables<OrderTables>()
    .selectFrom('customer_order')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('bill_id', '=', billId)
    .orderBy('order_id')

/** Rounds that are priced together: those with a cost and the input to price it. */
export const pricedTogether = (rows: readonly OrderRow[]): OrderRow[] =>
  rows.filter(({ state, details }) => !endedUnserved(state) && details.round !== undefined)

/** Rounds as input to the pricing of the whole bill. */
export const roundsToPrice = (rows: readonly OrderRow[]): RoundToPrice[] =>
  pricedTogether(rows).flatMap(({ order_id: orderId, details: { round } }) => (round ? [{ ...round, orderId }] : []))

/** A round as priced on the whole bill: its total, its total lines, and the discount of each of its dishes. */
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
  /** Its rounds, locked. */
  rows: OrderRow[]
}

/** A round as it stands on its bill, with the input to price it again when others follow. */
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

/** Writes the rounds of a locked bill whose price changed, each with an event in its history. */
export async function writePrices(
  tx: Tx,
  deps: Deps,
  rows: readonly OrderRow[],
  priced: readonly PricedRound[],
  /** Rounds that are written even if their price is the same, and who changed them. */
  changed: { ids: ReadonlySet<string>; by?: PriceChanger } = { ids: new Set() },
): Promise<void> {
  for (const row of rows) {
    const own = priced.find(({ orderId }) => orderId === row.order_id)
    const after = own && withPrice(row, own)
    if (!after || (isAsBefore(row, after) && !changed.ids.has(row.order_id))) continue
    const next = { ...after, version: row.version + 1, changed_at: new Date(deps.clock()) }
    const by = changed.ids.has(row.order_id) ? changed.by : undefined
    await writePrice(tx, next, { was: row.total, is: next.total }, by)
    await publishRecorded(tx, deps, next, row)
    tx.afterCommit(() => announce(deps, next))
  }
}

/** Prices the rounds of a locked bill again after one failed or others were added. ORDER-3 */
export async function priceAnew(tx: Tx, deps: Deps, { paidAmount, ...bill }: BillAt & { paidAmount: Money }) {
  const rows = pricedTogether(await ofBill(tx, bill).forUpdate().execute())
  const [first] = rows
  const shop = first && (await deps.shopNow(tx, bill.corporationId, first.shop_id))?.config
  if (!shop) return
  const rounds = roundsToPrice(rows)
  await writePrices(tx, deps, rows, priceRounds({ shop, bizType: 1100, rounds, paidAmount: money(paidAmount) }).rounds)
}
