import { priceRounds } from '@comanda/domain/cart'
import { money, sum } from '@comanda/domain/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { OffToUndo, PricedOff } from '../../../ports/bill.ts'
import type { Deps } from '../deps.ts'
import { ofBill, pricedTogether, roundsToPrice, writePrices } from '../price/price-rounds.ts'
import type { OrderRow } from '../tables.ts'

/** The lines of a round that a discount or gift takes something off. A void is final: the kitchen has acted on it. */
const offsIn = ({ details }: OrderRow, reductionId: string) =>
  (details.round?.staffReductions ?? []).filter(off => off.reductionId === reductionId && off.kind !== 'void')

/** The round without what the reduction takes off. */
function withoutOff(row: OrderRow, reductionId: string): OrderRow {
  const { round } = row.details
  if (!round) return row
  const staffReductions = (round.staffReductions ?? []).filter(off => off.reductionId !== reductionId)
  return { ...row, details: { ...row.details, round: { ...round, staffReductions } } }
}

/**
 * Prices the rounds of a locked bill without a discount or free dishes. Refused where a part pays one of the dishes by listing it, at
 * the reduced price, or where the bill would cost less than is paid. Nothing is written before `write`. PAY-16, PAY-9
 */
export async function undoReduction(
  tx: Tx,
  deps: Deps,
  { reductionId, paidItems, paidAmount, ...bill }: OffToUndo,
): Promise<PricedOff | 'notFound' | 'reductionPaid'> {
  const rows = pricedTogether(await ofBill(tx, bill).forUpdate().execute())
  const [first] = rows
  const shop = first && (await deps.shopNow(tx, bill.corporationId, first.shop_id))?.config
  const reduced = rows.filter(row => offsIn(row, reductionId).length > 0)
  if (!shop || reduced.length === 0) return 'notFound'
  const isPaid = (row: OrderRow) =>
    offsIn(row, reductionId).some(({ itemKey }) => paidItems.has(`${row.order_id} ${itemKey}`))
  if (reduced.some(isPaid)) return 'reductionPaid'
  const after = rows.map(row => (reduced.includes(row) ? withoutOff(row, reductionId) : row))
  const priced = priceRounds({ shop, bizType: 1100, rounds: roundsToPrice(after), paidAmount: money(0) }).rounds
  const totalAmount = sum(priced.map(({ totalPaidAmount }) => totalPaidAmount))
  if (totalAmount < paidAmount) return 'reductionPaid'
  return {
    totalAmount,
    lostAmount: money(rows.reduce((all, row) => all + row.total, 0) - totalAmount),
    write: () => writePrices(tx, deps, after, priced, { ids: new Set(reduced.map(row => row.order_id)) }),
  }
}
