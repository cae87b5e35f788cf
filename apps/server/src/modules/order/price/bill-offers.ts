import { chosenForBill, isOptional, priceRounds } from '@comanda/domain/cart'
import type { Money } from '@comanda/domain/money'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { BillAt, BillOffers } from '../../../ports/bill.ts'
import type { Deps } from '../deps.ts'
import type { OrderRow } from '../tables.ts'
import { ofBill, pricedTogether, priceAnew, roundsToPrice } from './price-rounds.ts'

type BillToPrice = BillAt & { paidAmount: Money }

async function offersFor(
  db: Queries,
  deps: Deps,
  rows: readonly OrderRow[],
  { corporationId, paidAmount }: BillToPrice,
) {
  const [first] = rows
  const shop = first && (await deps.shopNow(db, corporationId, first.shop_id))?.config
  if (!shop?.promotions.some(promotion => isOptional(promotion) && promotion.bizTypes.includes(1100))) return []
  return priceRounds({ shop, bizType: 1100, rounds: roundsToPrice(rows), paidAmount }).optionalList
}

/** The promotions that can be chosen for a whole bill, priced over all its rounds. PRICE-3 */
export async function offersOf(db: Queries, deps: Deps, bill: BillToPrice): Promise<BillOffers> {
  const rows = pricedTogether(await ofBill(db, bill).execute())
  return {
    optionalList: await offersFor(db, deps, rows, bill),
    bestOffers: chosenForBill(roundsToPrice(rows)) === 'best',
  }
}

const CHOOSE = {
  name: 'order_choose_offers',
  text: `update customer_order set details = jsonb_set(details, '{round,chosenDiscountIds}', $3)
    where corporation_id = $1 and order_id = any($2::uuid[])`,
}

/**
 * Chooses promotions for a locked bill and prices it again. Every round stores the choice, so that it stays when one of them
 * falls through; a bill has chosen what any of its rounds has. PRICE-3
 */
export async function chooseOffers(
  tx: Tx,
  deps: Deps,
  { discountIds, ...bill }: BillToPrice & { discountIds: readonly string[] },
): Promise<void> {
  const rows = pricedTogether(await ofBill(tx, bill).forUpdate().execute())
  const offered = new Set((await offersFor(tx, deps, rows, bill)).map(({ discountId }) => discountId))
  const chosen = discountIds.filter(id => offered.has(id))
  await tx.query(CHOOSE, [bill.corporationId, rows.map(({ order_id }) => order_id), JSON.stringify(chosen)])
  await priceAnew(tx, deps, bill)
}
