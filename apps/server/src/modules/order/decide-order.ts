import { commaOf, inLanguage } from '@comanda/domain/money'
import { giftStockKeys } from '@comanda/domain/cart'
import type { Tx } from '../../platform/db/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { type Circumstances, peopleAt, type Problem } from './circumstances.ts'
import type { CartToOrder, OrderTable, PricedCart } from './needs.ts'
import { newOrder, type SubmitAsk } from './new-order.ts'
import { CartGone, PartyFirst, type Placing, stop, stopFor } from './placing.ts'
import { type Joined, ofBill, onBill, roundsToPrice } from './price-rounds.ts'
import type { OrderRow } from './tables.ts'
import { lockAhead, type Ready, readyToPay } from './take-all.ts'
import { notTooMany, unpaidHeld } from './unpaid.ts'
import { kitchenWords, workOut } from './work-out.ts'

/** An order that may be placed: what is to be written of it, with the cart, the means and the bill held for it. */
export interface Decided {
  row: OrderRow
  cart: CartToOrder
  priced: PricedCart
  /** How it is paid as it is placed. */
  ready: Ready | undefined
  /** The bill it is a round of. */
  joined: Joined | undefined
}

/**
 * Holds the cart, what pays and what is earned, and the table's bill, and works out what would be ordered; throws why it
 * cannot be. Nothing is written yet but a bill that is opened. O5
 */
export async function decideOrder(tx: Tx, placing: Placing): Promise<Decided> {
  const { needs, who, ask, around } = placing
  const own = { corporationId: who.corporationId, owner: who.session.owner, cartId: ask.cartId }
  const orderId = uuidv7()
  const [cart, hasParty, ahead, unpaid] = await Promise.all([
    needs.lockCart(tx, { ...own, shopId: ask.shopId, ...readAlong(around) }),
    hasPartyToJoin(tx, placing),
    lockAhead(tx, placing, orderId),
    unpaidHeld(tx, who, ask),
  ])
  if (!cart) throw new CartGone()
  if (hasParty && cart.sessionId === undefined) throw new PartyFirst()
  mustBeTheCart(cart, ask, around.table)
  notTooMany(unpaid)
  const joined = await joinBill(tx, placing, cart)
  const bill = joined && { rounds: roundsToPrice(joined.rows), paidAmount: joined.paidAmount }
  const toPrice = { around, cart, executeList: ask.executeList, on: tx, takesStock: true, ...(bill && { bill }) }
  const priced = await workOut(needs, who, toPrice)
  mustBeAgreed(priced, priced.problems, ask)
  mustHaveItsGifts(priced, placing)
  const kitchen = await kitchenWords(needs, who, toPrice, priced)
  const nicks = await nicksIn(tx, placing, cart)
  const alone = newOrder({ orderId, who, ask, around, cart, priced, kitchen, now: needs.clock(), nicks })
  const row = joined ? onBill(alone, joined, priced) : alone
  const ready = await readyToPay(placing, row, ahead)
  return { row, cart, priced, ready, joined }
}

/** What of this moment is read together with the cart. */
const readAlong = ({ shop, table, menu }: Circumstances) => ({
  stockKeys: giftStockKeys(shop.promotions),
  ...(menu && { menu }),
  ...(table?.key !== undefined && { tableKey: table.key }),
})

/** The names of those who share the cart: the kitchen reads for whom it cooks. CART-11 */
const nicksIn = async (tx: Tx, { needs, who: { corporationId } }: Placing, { sessionId }: CartToOrder) =>
  sessionId === undefined ? new Map<string, string>() : needs.nicksOf(tx, { corporationId, sessionId })

const hasPartyToJoin = async (tx: Tx, placing: Placing): Promise<boolean> => {
  const { needs, who, around } = placing
  const { shop, table } = around
  if (!table?.paysLater || 'party' in placing) return false
  return needs.partyAt(tx, { corporationId: who.corporationId, shopId: shop.shopId, table })
}

function mustBeTheCart(cart: CartToOrder, ask: SubmitAsk, table: OrderTable | undefined): void {
  if (cart.shopId !== ask.shopId || cart.bizType !== ask.orderType || cart.cartVersion !== ask.cartVersion)
    throw stop(cart.sessionId === undefined ? 'cartMoved' : 'cartChanged', { data: { cartVersion: cart.cartVersion } })
  // A cart of no table is ordered at none: what was chosen ahead is put into the table's first, by who may sit there. C6
  if (cart.bizType === 1100 && cart.tableId !== (table?.key ?? ask.tableId))
    throw stop('cartMoved', { data: { cartVersion: cart.cartVersion, tableId: cart.tableId } })
  if (cart.lines.length === 0) throw stop('nothingToOrder')
}

/** The dishes can be had, at the price the guest saw. O5 */
function mustBeAgreed({ calculation }: PricedCart, problems: readonly Problem[], ask: SubmitAsk): void {
  const [first] = problems
  if (first) throw stopFor({ ...first, data: { ...first.data, calculation } })
  if (calculation.totalPaidAmount !== ask.expectedTotal)
    throw stop('priceChanged', { data: { calculation, was: ask.expectedTotal } })
}

/** What was to come free is still to be had: another is told before money moves. S1 */
function mustHaveItsGifts({ calculation }: PricedCart, { ask, around, who }: Placing): void {
  const gifts = (ask.gifts ?? []).filter(gift => !calculation.items.some(it => it.giftOf === gift))
  if (gifts.length === 0) return
  const gone = around.shop.promotions.filter(it => gifts.includes(it.discountId))
  const offers = gone.map(it => inLanguage(it.name, who.language)).join(commaOf(who.language))
  throw stop('giftGone', { data: { calculation, gifts }, params: { offers } })
}

/**
 * A round joins the bill of its table, which is held from here on: nobody pays or adds to it meanwhile. While that is being
 * paid the round waits: the phone is told and asks again. ORDER-3, ORDER-5
 */
async function joinBill(tx: Tx, placing: Placing, cart: CartToOrder): Promise<Joined | undefined> {
  const { needs, who, ask, around, party, seat } = placing
  const { shop, table } = around
  if (!table?.paysLater) return undefined
  const { corporationId } = who
  const sessionId = cart.sessionId ?? party
  const session = { ...(sessionId !== undefined && { sessionId }), ...(seat !== undefined && { seat }) }
  const people = peopleAt(ask.people, cart.people, table)
  const joined = await needs.joinBill(tx, { corporationId, shop, owner: who.session.owner, table, people, ...session })
  if (joined === 'partyOver') throw new CartGone()
  if (joined === 'seatGone') throw stop('pinNeeded', { field: 'pin' })
  if ('beingPaid' in joined) throw stop('orderProcessing', { data: { billId: joined.beingPaid } })
  const rows = joined.fresh ? [] : await ofBill(tx, { corporationId, billId: joined.billId }).forUpdate().execute()
  return { ...joined, ...session, rows }
}
