import { refuse, type Refusal } from '@comanda/contract/core'
import type { Tx } from '../../../platform/db/index.ts'
import { type Guest, Undo } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { Deps } from '../deps.ts'
import { kitchenTexts, soldOutByKeys } from '../price/price-order.ts'
import type { Circumstances } from '../submit/circumstances.ts'
import { newOrder, type SubmitInput } from '../submit/new-order.ts'
import { toStored } from '../../../platform/personal-data.ts'
import { personalOrder } from '../personal-order.ts'
import type { OrderRow, SavedContact } from '../tables.ts'
import { type EnteredFault, type EnteredOrder, priceEntered, refusedFor } from './price-entered.ts'

/** What an entered order says beyond its dishes. */
interface EnteredDetails extends EnteredOrder {
  contact?: SavedContact | undefined
  remark: string
  utensils: number
  /** The total that was agreed, minor units. */
  expectedTotal?: number | undefined
}

interface ToMake {
  input: EnteredDetails
  circumstances: Circumstances
  /** The buyer. */
  caller: Guest
}

/** The row of an entered order with its prices, not written yet; its stock is taken with the commit. */
export async function enteredRow(
  tx: Tx,
  deps: Deps,
  { input, circumstances, caller }: ToMake,
): Promise<OrderRow | Refusal<EnteredFault | 'priceChanged'>> {
  const price = await priceEntered(tx, deps, { input, circumstances, caller }, true)
  if ('refused' in price) return price
  const { cart, priced, toPrice } = price
  const [problem] = priced.problems
  if (problem) return refusedFor(problem)
  const { totalPaidAmount } = priced.calculation
  if (input.expectedTotal !== undefined && input.expectedTotal !== totalPaidAmount)
    return refuse('priceChanged', { data: { total: totalPaidAmount } })
  const kitchen = await kitchenTexts(deps, caller, toPrice, priced)
  const orderId = uuidv7(deps.clock)
  const at = { corporationId: caller.corporationId, shopId: circumstances.shop.shopId }
  deps.takeStock(tx, at, priced.stock, short => new Undo(refusedFor(soldOutByKeys(priced, short, caller.language))))
  const submit = submitOf(input, cart.cartId)
  const row = newOrder({ orderId, caller, input: submit, circumstances, cart, priced, kitchen, now: deps.clock() })
  return toStored(tx, personalOrder, row)
}

const submitOf = ({ shopId, orderType, utensils, remark, contact }: EnteredDetails, cartId: string): SubmitInput => ({
  shopId,
  cartId,
  cartVersion: 1,
  orderType,
  utensils,
  executeList: [],
  expectedTotal: 0,
  people: 0,
  remark,
  ...(contact && { contact }),
  paymentMethod: 'out-line',
})

/** Reserves the slot, or undoes everything. S5 */
export async function takeSlotOf(
  tx: Tx,
  deps: Deps,
  { shop, bizType, time }: Circumstances,
  caller: Guest,
): Promise<void> {
  if (typeof time !== 'number') return
  const verdict = await deps.takeSlot(tx, { corporationId: caller.corporationId, shop, bizType, start: time })
  if (verdict !== 'ok') throw new Undo(refuse(verdict === 'full' ? 'slotFull' : 'slotGone'))
}
