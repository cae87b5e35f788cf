import { money } from '@comanda/domain/money'
import type { Queries } from '../../../platform/db/index.ts'
import type { MoneyStory } from '../../../ports/payment.ts'
import type { Deps } from '../deps.ts'
import type { OrderRow } from '../tables.ts'

/** The payments and refunds of an order, with what staff handed back of those that they took. ORDER-14, PAY-23 */
export async function orderMoney(db: Queries, deps: Pick<Deps, 'moneyOf'>, row: OrderRow): Promise<MoneyStory> {
  const round = row.bill_id === null ? {} : { billId: row.bill_id }
  const story = await deps.moneyOf(db, { corporationId: row.corporation_id, orderId: row.order_id, ...round })
  const handedBack = row.details.handedBack ?? []
  const handed = (refundId: string) =>
    handedBack
      .filter(one => one.refundId === refundId)
      .map(({ method, amount, rounding }) => ({ paymentMethod: method, amount: money(amount + rounding) }))
  return {
    ...story,
    refunds: story.refunds.map(one => ({ ...one, parts: [...one.parts, ...handed(one.refundId)] })),
  }
}
