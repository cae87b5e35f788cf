import { money } from '@comanda/domain/money'
import { extrasOf, returnRounding } from '@comanda/domain/payment'
import { postCashRounding } from '../../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { Deps } from '../deps.ts'
import { insertReturn } from '../queries.ts'
import type { BillRow, PartRow } from '../tables.ts'

interface PartBack {
  /** As it was before the return. */
  part: PartRow
  /** Minor units, without rounding. */
  amount: number
  causeKey: string
  /** The round whose dishes are refunded; none for a round that fell through. */
  orderId?: string
}

/**
 * Records an amount of a part that is returned, once per cause; of cash with its rounding, which is posted. It counts on the day of the
 * return. False if it was recorded before. ORDER-9, PAY-19
 */
export async function recordReturn(
  tx: Tx,
  deps: Deps,
  { shop_id: shopId, currency }: BillRow,
  { part, amount, causeKey, orderId }: PartBack,
): Promise<boolean> {
  const { corporation_id: corporationId, part_id: partId, counter } = part
  const step = counter?.method === 'cash' && (await deps.shopOf(corporationId, shopId))?.cashRounding
  const taken = money(part.amount + extrasOf(counter))
  const back = { taken, before: money(part.returned_amount), amount: money(amount) }
  const rounding = counter?.method === 'cash' ? returnRounding(back, step || undefined) : 0
  const at = new Date(deps.clock())
  const isNew = await insertReturn(tx, {
    corporation_id: corporationId,
    bill_id: part.bill_id,
    cause_key: causeKey,
    amount,
    rounding,
    order_id: orderId ?? null,
    part_id: partId,
    at,
  })
  if (isNew)
    await postCashRounding(tx, {
      corporationId,
      shopId,
      currencyCode: currency.currencyCode,
      reference: partId,
      cause: `${partId}:${causeKey}`,
      amount: -rounding,
      at,
    })
  return isNew
}
