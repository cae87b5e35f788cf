import { listSeparator, inLanguage } from '@comanda/domain/money'
import { giftStockKeys } from '@comanda/domain/cart'
import type { Tx } from '../../../platform/db/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { type Circumstances, peopleAt, type Problem } from './circumstances.ts'
import type { OrderTable } from '../../../ports/table.ts'
import type { CartToOrder, PricedCart } from '../../../ports/cart.ts'
import { newOrder, type SubmitInput } from './new-order.ts'
import { CartGone, MustJoinParty, type Placing, abort, abortFor } from './placing.ts'
import { type Joined, ofBill, onBill, roundsToPrice } from '../price/price-rounds.ts'
import { toStored } from '../../../platform/personal-data.ts'
import { personalOrder } from '../personal-order.ts'
import type { OrderRow } from '../tables.ts'
import { lockPayment, type PaymentReady, readyToPay } from './reserve.ts'
import { notTooMany, unpaidHeld } from './unpaid.ts'
import { kitchenTexts, priceOrder } from '../price/price-order.ts'

/** An order that may be placed: the row to write, with the cart, the payment methods and the bill locked for it. */
export interface Decided {
  row: OrderRow
  cart: CartToOrder
  priced: PricedCart
  /** The payment made while the order is placed. */
  ready: PaymentReady | undefined
  /** The bill the order is a round of. */
  joined: Joined | undefined
}

/**
 * Locks the cart, payment methods, earnings and the table's bill, and prices the order. Writes nothing except a bill
 * that is opened. O5
 * @throws the refusal where the order cannot be placed
 */
export async function decideOrder(tx: Tx, placing: Placing): Promise<Decided> {
  const { deps, caller, input, circumstances } = placing
  const own = { corporationId: caller.corporationId, owner: caller.session.owner, cartId: input.cartId }
  const orderId = uuidv7()
  const [cart, hasParty, ahead, unpaid] = await Promise.all([
    deps.lockCart(tx, { ...own, shopId: input.shopId, ...readAlong(circumstances) }),
    hasPartyToJoin(tx, placing),
    lockPayment(tx, placing, orderId),
    unpaidHeld(tx, caller, input),
  ])
  if (!cart) throw new CartGone()
  if (hasParty && cart.sessionId === undefined) throw new MustJoinParty()
  mustBeTheCart(cart, input, circumstances.table)
  notTooMany(unpaid)
  const joined = await joinBill(tx, placing, cart)
  const bill = joined && { rounds: roundsToPrice(joined.rows), paidAmount: joined.paidAmount }
  const toPrice = {
    circumstances,
    cart,
    executeList: input.executeList,
    on: tx,
    takesStock: true,
    ...(bill && { bill }),
  }
  const priced = await priceOrder(deps, caller, toPrice)
  mustBeAgreed(priced, priced.problems, input)
  mustHaveItsGifts(priced, placing)
  const kitchen = await kitchenTexts(deps, caller, toPrice, priced)
  const nicks = await nicksIn(tx, placing, cart)
  const alone = newOrder({ orderId, caller, input, circumstances, cart, priced, kitchen, now: deps.clock(), nicks })
  const row = await toStored(tx, personalOrder, joined ? onBill(alone, joined, priced) : alone)
  const ready = await readyToPay(placing, row, ahead)
  return { row, cart, priced, ready, joined }
}

/** The current data that the cart is read with. */
const readAlong = ({ shop, table, menu }: Circumstances) => ({
  stockKeys: giftStockKeys(shop.promotions),
  ...(menu && { menu }),
  ...(table?.key !== undefined && { tableKey: table.key }),
})

/** Nicknames of the guests who share the cart, for the kitchen. CART-11 */
const nicksIn = async (tx: Tx, { deps, caller: { corporationId } }: Placing, { sessionId }: CartToOrder) =>
  sessionId === undefined ? new Map<string, string>() : deps.nicksOf(tx, { corporationId, sessionId })

const hasPartyToJoin = async (tx: Tx, placing: Placing): Promise<boolean> => {
  const { deps, caller, circumstances } = placing
  const { shop, table } = circumstances
  if (!table?.paysLater || 'party' in placing) return false
  return deps.partyAt(tx, { corporationId: caller.corporationId, shopId: shop.shopId, table })
}

function mustBeTheCart(cart: CartToOrder, input: SubmitInput, table: OrderTable | undefined): void {
  if (cart.shopId !== input.shopId || cart.bizType !== input.orderType || cart.cartVersion !== input.cartVersion)
    throw abort(cart.sessionId === undefined ? 'cartMoved' : 'cartChanged', { data: { cartVersion: cart.cartVersion } })
  // A cart without a table cannot be ordered at one: its dishes are first moved to the cart of the table by a seated
  // guest. C6
  if (cart.bizType === 1100 && cart.tableId !== (table?.key ?? input.tableId))
    throw abort('cartMoved', { data: { cartVersion: cart.cartVersion, tableId: cart.tableId } })
  if (cart.lines.length === 0) throw abort('nothingToOrder')
}

/** Throws unless the dishes are available at the price the guest saw. O5 */
function mustBeAgreed({ calculation }: PricedCart, problems: readonly Problem[], input: SubmitInput): void {
  const [first] = problems
  if (first) throw abortFor({ ...first, data: { ...first.data, calculation } })
  if (calculation.totalPaidAmount !== input.expectedTotal)
    throw abort('priceChanged', { data: { calculation, was: input.expectedTotal } })
}

/** Throws unless the promotion's gifts are still available: the guest sees the new gift before paying. S1 */
function mustHaveItsGifts({ calculation }: PricedCart, { input, circumstances, caller }: Placing): void {
  const gifts = (input.gifts ?? []).filter(gift => !calculation.items.some(it => it.giftOf === gift))
  if (gifts.length === 0) return
  const removed = circumstances.shop.promotions.filter(it => gifts.includes(it.discountId))
  const offers = removed.map(it => inLanguage(it.name, caller.language)).join(listSeparator(caller.language))
  throw abort('giftGone', { data: { calculation, gifts }, params: { offers } })
}

/**
 * Adds the round to the bill of its table and locks the bill, so that it cannot be paid or extended meanwhile. While a
 * part of the bill is being paid the round is refused and the phone tries again. ORDER-3, ORDER-5
 */
async function joinBill(tx: Tx, placing: Placing, cart: CartToOrder): Promise<Joined | undefined> {
  const { deps, caller, input, circumstances, party, seat } = placing
  const { shop, table } = circumstances
  if (!table?.paysLater) return undefined
  const { corporationId } = caller
  const sessionId = cart.sessionId ?? party
  const session = { ...(sessionId !== undefined && { sessionId }), ...(seat !== undefined && { seat }) }
  const people = peopleAt(input.people, cart.people, table)
  const joined = await deps.joinBill(tx, {
    corporationId,
    shopId: shop.shopId,
    currency: shop.currency,
    owner: caller.session.owner,
    openedBy: caller.session.owner,
    table,
    people,
    ...session,
  })
  if (joined === 'partyOver') throw new CartGone()
  if (joined === 'seatGone') throw abort('pinNeeded', { field: 'pin' })
  if ('beingPaid' in joined) throw abort('orderProcessing', { data: { billId: joined.beingPaid } })
  const rows = joined.fresh ? [] : await ofBill(tx, { corporationId, billId: joined.billId }).forUpdate().execute()
  return { ...joined, ...session, rows }
}
