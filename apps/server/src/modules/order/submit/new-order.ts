import type { RequestOf } from '@comanda/contract/core'
import type { order as calls } from '@comanda/contract/order'
import { couponsTaken, type PricedLine } from '@comanda/domain/cart'
import { NOTHING } from '@comanda/domain/money'
import { orderNumber, type OrderState, storeChecksFirst } from '@comanda/domain/order'
import { foldText } from '@comanda/domain/menu'
import type { Guest } from '../../../platform/http/index.ts'
import type { CartToOrder, PricedCart } from '../../../ports/cart.ts'
import { type Circumstances, keptShop, keptTable, keptTime, peopleAt } from './circumstances.ts'
import type { KeptContact, KeptDetails, KeptLine, OrderRow } from '../tables.ts'
import { watchFrom } from '../events/watch.ts'
import type { KitchenWords } from '../price/work-out.ts'

export type SubmitInput = RequestOf<typeof calls.submit>

interface NewOrder {
  orderId: string
  caller: Guest
  input: SubmitInput
  around: Circumstances
  cart: CartToOrder
  priced: PricedCart
  kitchen: KitchenWords
  /** Those who share the cart, by their ids in its lines. */
  nicks?: ReadonlyMap<string, string>
  now: number
}

/** Where a new order begins: with the store, with the guest who is to pay, or with the store that looks before the guest pays. LOGIN-8 */
function firstState({ input, around, priced, now }: NewOrder): OrderState {
  const paysNow = input.paymentMethod !== 'out-line' && priced.calculation.totalPaidAmount > NOTHING
  if (!paysNow) return 'placed'
  const wanted = typeof around.time === 'number' ? around.time : undefined
  return storeChecksFirst(around.shop.checkOrderRequiresIn4Hours, wanted, now) ? 'checking' : 'awaitingPayment'
}

/** Who takes the food: what the form says, else the name on the address. */
export const contactOf = (input: SubmitInput, around: Circumstances): KeptContact | undefined =>
  input.contact ?? around.place?.contact

function detailsOf({ caller, input, around, cart, priced }: NewOrder): KeptDetails {
  const { shop, table, place, bizType } = around
  const contact = contactOf(input, around)
  const coupons = couponsTaken(priced.calculation.couponList)
  return {
    shop: keptShop(shop),
    time: bizType === 1100 ? { asap: true } : keptTime(around),
    ...(table ? { table: keptTable(table) } : {}),
    people: peopleAt(input.people, cart.people, table),
    ...(cart.sitting ? { sitting: cart.sitting } : {}),
    ...(contact ? { contact } : {}),
    ...(place && bizType === 1200 ? { deliveryAddress: { lines: place.lines, ...place.point } } : {}),
    utensils: input.utensils,
    remark: input.remark,
    language: caller.language,
    ...(place && bizType === 1200 && input.addressId !== undefined ? { addressId: input.addressId } : {}),
    ...(input.executeList.length > 0 ? { executeList: input.executeList } : {}),
    ...(coupons.length > 0 ? { coupons } : {}),
  }
}

/** A line as the order keeps it. */
export function keptLine(
  line: PricedLine,
  { cart, kitchen, nicks }: Pick<NewOrder, 'kitchen' | 'nicks'> & { cart: Pick<CartToOrder, 'lines'> },
): KeptLine {
  const names = kitchen.names.get(line.itemKey)
  const making = kitchen.makings.get(line.itemKey)
  const nick = nicks?.get(line.addedBy)
  const choice = cart.lines.find(one => one.itemKey === line.itemKey)
  const { displayName, detail, unitName, unitAmount, amount, discountAmount } = line
  return {
    ...(choice ?? line),
    // It was put in at another price than it was ordered at: ordering it again tells of the price that was agreed to.
    ...(line.priceWas !== undefined && { seenAmount: unitAmount }),
    displayName,
    detail,
    unitName,
    unitAmount,
    amount,
    discountAmount,
    ...(line.picture === undefined ? {} : { picture: line.picture }),
    ...(names ? { kitchen: names } : {}),
    ...(making ? { making } : {}),
    ...(nick ? { nick } : {}),
    ...(line.giftOf === undefined ? {} : { giftOf: line.giftOf }),
    ...(line.buffetPerson === undefined ? {} : { buffetPerson: line.buffetPerson }),
  }
}

/** The row of a new order. Every amount and name in it comes from the store's own menu. PRICE-1 */
export function newOrder(order: NewOrder): OrderRow {
  const { orderId, caller, input, around, cart, priced, now } = order
  const { shop, bizType } = around
  const { calculation } = priced
  const state = firstState(order)
  const at = new Date(now)
  const lines = calculation.items.map(line => keptLine(line, order))
  const words = [orderNumber(orderId), ...Object.values(shop.shopName), ...lines.map(line => line.displayName)]
  return {
    corporation_id: caller.corporationId,
    order_id: orderId,
    owner: caller.session.owner,
    shop_id: shop.shopId,
    biz_type: bizType,
    state,
    pay_state: 'unpaid',
    version: 1,
    checked: false,
    cart_id: cart.cartId,
    cart_version: cart.cartVersion,
    request_id: caller.requestId,
    payment_method: input.paymentMethod,
    total: calculation.totalPaidAmount,
    call_count: null,
    slot_start: typeof around.time === 'number' ? new Date(around.time) : null,
    promised_at: null,
    watch_at: watchFrom(state, { shop, bizType, now }),
    search: foldText(words.join(' ')),
    lines,
    totals: totalsOf(priced),
    details: { ...detailsOf(order), ...(caller.session.orderNews && { news: true }) },
    stock: [...priced.stock],
    created_at: at,
    changed_at: at,
    ended_at: null,
    bill_id: null,
  }
}

/** The totals as the order keeps them. */
export function totalsOf({ calculation }: Pick<PricedCart, 'calculation'>): OrderRow['totals'] {
  const { currency, totalLines, totalAmount, totalDiscountAmount, totalTaxAmount, totalTipAmount } = calculation
  const { ccAmount, totalPaidAmount } = calculation
  return {
    currency,
    totalLines,
    totalAmount,
    totalDiscountAmount,
    totalTaxAmount,
    totalTipAmount,
    ccAmount,
    totalPaidAmount,
  }
}
