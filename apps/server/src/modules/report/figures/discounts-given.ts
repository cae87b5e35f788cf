import type { Queries } from '../../../platform/db/index.ts'
import type { ShopAt } from '../../../ports/store.ts'
import { figuresOf } from './read-figures.ts'

/** What a promotion or coupon took off orders; `amount` in minor units. */
interface DiscountGiven {
  id: string
  uses: number
  amount: number
}

/** The discounts on what a store sold on some of its days, both included, by promotion or coupon: from stored figures. PRICE-2, PAY-13 */
export async function discountsGiven(
  db: Queries,
  { corporationId, shopId }: ShopAt,
  days: { from: string; until: string },
): Promise<DiscountGiven[]> {
  const rows = await figuresOf(db, { corporationId, shopIds: [shopId], ...days }, 'discount')
  return rows.map(({ key, count, discounts }) => ({ id: key, uses: count, amount: discounts }))
}
