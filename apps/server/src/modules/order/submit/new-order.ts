import type { RequestOf } from '@comanda/contract/core'
import type { order as calls } from '@comanda/contract/order'
import { couponsInUse, type PricedLine } from '@comanda/domain/cart'
import { ZERO } from '@comanda/domain/money'
import { orderNumber, orderOrigin, type OrderState, storeChecksFirst } from '@comanda/domain/order'
import { foldText } from '@comanda/domain/menu'
import { pointOf } from '@comanda/domain/store'
import type { Guest } from '../../../platform/http/index.ts'
import type { CartToOrder, PricedCart } from '../../../ports/cart.ts'
import { type Circumstances, shopToSave, tableToSave, timeToSave, peopleAt } from './circumstances.ts'
import type { SavedContact, SavedDetails, SavedLine, OrderRow } from '../tables.ts'
import { watchFrom } from '../events/watch.ts'
import type { KitchenTexts } from '../price/price-order.ts'

export type SubmitInput = RequestOf<typeof calls.submit>

interface NewOrder {
  orderId: string
  caller: Guest
  input: SubmitInput
  circumstances: Circumstances
  cart: CartToOrder
  priced: PricedCart
  kitchen: KitchenTexts
  /** Nicknames of the guests who share the cart, by the person ids in its lines. */
  nicks?: ReadonlyMap<string, string>
  now: number
}

/**
 * The first state of a new order: with the store, waiting for the guest's payment, or checked by the store before the
 * guest pays. LOGIN-8
 */
function firstState({ input, circumstances, priced, now }: NewOrder): OrderState {
  const paysNow = input.paymentMethod !== 'out-line' && priced.calculation.totalPaidAmount > ZERO
  if (!paysNow) return 'placed'
  const requested = typeof circumstances.time === 'number' ? circumstances.time : undefined
  return storeChecksFirst(circumstances.shop.checkOrderRequiresIn4Hours, requested, now)
    ? 'checking'
    : 'awaitingPayment'
}

/** The person who takes the food: from the form, else the name on the address. */
export const contactOf = (input: SubmitInput, circumstances: Circumstances): SavedContact | undefined =>
  input.contact ?? circumstances.place?.contact

function originOf({ channelId, visit }: Guest): Pick<SavedDetails, 'origin'> {
  const origin = orderOrigin(channelId, visit.params)
  return origin ? { origin } : {}
}

function detailsOf({ caller, input, circumstances, cart, priced }: NewOrder): SavedDetails {
  const { shop, table, place, bizType } = circumstances
  const contact = contactOf(input, circumstances)
  const coupons = couponsInUse(priced.calculation.couponList)
  return {
    shop: shopToSave(shop),
    time: bizType === 1100 ? { asap: true } : timeToSave(circumstances),
    ...(table ? { table: tableToSave(table) } : {}),
    people: peopleAt(input.people, cart.people, table),
    ...(cart.sitting ? { sitting: cart.sitting } : {}),
    ...(contact ? { contact } : {}),
    ...(place && bizType === 1200 ? { deliveryAddress: { lines: place.lines, ...pointOf(place.to) } } : {}),
    utensils: input.utensils,
    remark: input.remark,
    language: caller.language,
    ...originOf(caller),
    ...(place && bizType === 1200 && input.addressId !== undefined ? { addressId: input.addressId } : {}),
    ...(input.executeList ? { executeList: input.executeList } : {}),
    ...(coupons.length > 0 ? { coupons } : {}),
    ...priceAgainOf(input, circumstances, priced),
  }
}

/** The input to price it again, where staff may still take its payment: its price can be lowered until then. PAY-3, API-11 */
function priceAgainOf(
  { paymentMethod, payments }: SubmitInput,
  { shop, bizType }: Circumstances,
  { toPrice }: PricedCart,
): Pick<SavedDetails, 'round'> {
  const toStaff = paymentMethod === 'out-line' || (!payments && shop.paymentMethods[bizType]?.includes('out-line'))
  return toPrice && toStaff ? { round: toPrice } : {}
}

/** A line as the order saves it. */
export function lineToSave(
  line: PricedLine,
  { cart, kitchen, nicks }: Pick<NewOrder, 'kitchen' | 'nicks'> & { cart: Pick<CartToOrder, 'lines'> },
): SavedLine {
  const names = kitchen.names.get(line.itemKey)
  const making = kitchen.makings.get(line.itemKey)
  const nick = nicks?.get(line.addedBy)
  const choice = cart.lines.find(one => one.itemKey === line.itemKey)
  const { displayName, detail, unitName, unitAmount, amount, discountAmount } = line
  return {
    ...(choice ?? line),
    // The line was added at another price than it was ordered at: ordering it again compares with the price agreed
    // to.
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
  const { orderId, caller, input, circumstances, cart, priced, now } = order
  const { shop, bizType } = circumstances
  const { calculation } = priced
  const state = firstState(order)
  const requested = typeof circumstances.time === 'number' ? circumstances.time : undefined
  const at = new Date(now)
  const lines = calculation.items.map(line => lineToSave(line, order))
  const searchTexts = [orderNumber(orderId), ...Object.values(shop.shopName), ...lines.map(line => line.displayName)]
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
    slot_start: requested === undefined ? null : new Date(requested),
    promised_at: null,
    watch_at: watchFrom(state, { shop, bizType, wanted: requested, now }),
    search: foldText(searchTexts.join(' ')),
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

/** The totals as the order saves them. */
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
