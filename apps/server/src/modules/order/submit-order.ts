import { type Refusal, refuse } from '@comanda/contract/core'
import type { order as calls } from '@comanda/contract/order'
import { giftStockKeys } from '@comanda/domain/cart'
import { commaOf, inLanguage } from '@comanda/domain/money'
import { localTime } from '@comanda/domain/store'
import { asksSeat } from '@comanda/domain/table'
import { isDuplicate, type Tx } from '../../platform/db/index.ts'
import { type Guest, type Handler, Undo } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { detailOf, firstEvent, type OrderDetail } from './answer.ts'
import type { CallNumbers } from './call-numbers.ts'
import { type Circumstances, circumstancesOf, methodsFor, peopleAt, type Problem } from './circumstances.ts'
import { createGate } from './gate.ts'
import { announce } from './hints.ts'
import { insertOrder } from './insert-order.ts'
import type { CartToOrder, Needs, OrderTable, PricedCart } from './needs.ts'
import { type Code, type Placing, stop, stopFor } from './placing.ts'
import { contactOf, newOrder, type SubmitAsk } from './new-order.ts'
import { payPlaced } from './pay-placed.ts'
import { eventsOf, findByCart, findByRequest } from './queries.ts'
import { type Joined, ofBill, onBill, roundsToPrice, writePrices } from './price-rounds.ts'
import { shares } from './shared-orders.ts'
import type { OrderRow } from './tables.ts'
import { type Ready, lockAhead, readyToPay, takeCoupons, takeSlot, takeStock } from './take-all.ts'
import { tellNews } from './news.ts'
import { takePlates } from './buffet-plates.ts'
import { notTooMany, unpaidBefore, unpaidHeld } from './unpaid.ts'
import { kitchenWords, workOut } from './work-out.ts'

type Answer = OrderDetail | Refusal<Code>

/** The cart is gone from under the order: ordered already, or never the guest's. */
class CartGone extends Error {}

/** The table has a party that the guest has to join first. */
class PartyFirst extends Error {}

/** How long a repeat waits for the one before it to be answered, before it is told to ask again. ORDER-4 */
const PATIENCE_MS = 4000

/**
 * Places an order in one short transaction with no network in it. What is locked is locked in this order: cart, who
 * orders where it is paid later, bill, what pays and what is earned, coupons, plates, slot, stock.
 * The same cart and version, or the same request id, answers the same order for ever. O1, O3, O5, O6, ORDER-10
 */
export function submitOrder(needs: Needs, callNumbers: CallNumbers): Handler<typeof calls.submit> {
  const gate = createGate(PATIENCE_MS)
  return async (who, ask) => {
    const answer = await gate.through(`${who.corporationId} ${ask.cartId}`, async waited => {
      const before = waited ? await alreadyPlaced(needs, who, ask) : undefined
      return before ?? place(needs, callNumbers, who, ask)
    })
    return answer ?? refuse('orderProcessing')
  }
}

/** The order this cart or this request has become, or why it cannot become another one. */
async function alreadyPlaced(needs: Needs, who: Guest, ask: SubmitAsk): Promise<Answer | undefined> {
  const person = { corporationId: who.corporationId, owner: who.session.owner }
  const byCart = await findByCart(needs.db, who.corporationId, ask)
  if (byCart?.owner === person.owner) return answerWith(needs, byCart)
  if (byCart && (await shares(needs, needs.db, person, byCart))) return orderedBy(needs, byCart)
  const byRequest = await findByRequest(needs.db, person, who.requestId)
  return byRequest ? refuse('requestReused') : undefined
}

/** Somebody else at the table was faster: who, and where the order is. CART-15 */
async function orderedBy(needs: Needs, row: OrderRow): Promise<Answer> {
  const by = { corporationId: row.corporation_id, owner: row.owner, cartId: row.cart_id }
  return refuse('cartChanged', { data: { orderId: row.order_id, ...(await needs.personOf(by)) } })
}

/** An order as it is now. While the store is still being asked, the phone goes on asking. LOGIN-8 */
async function answerWith(needs: Needs, row: OrderRow): Promise<Answer> {
  if (row.state === 'checking') return refuse('orderChecking', { data: { orderId: row.order_id } })
  return detailOf(row, await eventsOf(needs.db, row.corporation_id, row.order_id))
}

async function place(needs: Needs, callNumbers: CallNumbers, who: Guest, ask: SubmitAsk): Promise<Answer> {
  const { corporationId } = who
  const [found, menu, unpaid, insecure] = await Promise.all([
    circumstancesOf(needs, who, ask),
    needs.menuNow({ corporationId, shopId: ask.shopId }),
    unpaidBefore(needs.db, who, ask),
    ask.payments && needs.checkCardSecurity(who, ask.payments),
  ])
  if (!found) return refuse('notFound', { field: 'shopId' })
  const around = { ...found, ...(menu && { menu }) }
  try {
    if (insecure) throw new Undo(insecure)
    await mustFit(needs, who, ask, { around, unpaid })
    const placed = await withParty(needs, who, around, party =>
      needs.db.inTx(tx => placeIn(tx, { needs, callNumbers, who, ask, around, ...party })),
    )
    const { row, events } = placed
    if (row.state === 'checking') return refuse('orderChecking', { data: { orderId: row.order_id } })
    return detailOf(row, events)
  } catch (error) {
    // A cart that was ordered may also fail for its own consequences (its stock is gone, its slot is full).
    if (error instanceof CartGone || isDuplicate(error))
      return (await alreadyPlaced(needs, who, ask)) ?? refuse('nothingToOrder')
    if (error instanceof Undo) return (await alreadyPlaced(needs, who, ask)) ?? (error as Undo<Refusal<Code>>).refusal
    throw error
  }
}

/**
 * A table where one orders from a seat alone is asked for it first. Of the others nearly none has a party to join: it is
 * looked for in the transaction itself, which begins again where there is one. C6
 */
async function withParty(
  needs: Needs,
  who: Guest,
  { shop: { shopId, tableEntry }, table }: Circumstances,
  placing: (party?: Pick<Placing, 'party' | 'seat'>) => Promise<Placed>,
): Promise<Placed> {
  const seated = async (at: OrderTable) => placing(await partyOf(needs, who, { shopId, table: at }))
  if (table?.paysLater && !table.playerMode && asksSeat(tableEntry, table.typed ?? false)) return seated(table)
  try {
    return await placing()
  } catch (error) {
    if (!(error instanceof PartyFirst) || !table) throw error
    return seated(table)
  }
}

/** The party the guest sits with, where it has a bill; who has no seat there orders nothing. ORDER-3 */
async function partyOf(
  needs: Needs,
  who: Guest,
  at: { shopId: number; table: OrderTable },
): Promise<Pick<Placing, 'party' | 'seat'>> {
  const seat = await needs.partyFor(who, at)
  if (typeof seat === 'string') throw stop(seat, { field: seat === 'pinNeeded' ? 'pin' : 'tableId' })
  if ('movedTo' in seat) throw stop('seatNeeded', { field: 'tableId', data: seat })
  return { party: seat.sessionId, seat: seat.seat }
}

interface ToFit {
  around: Circumstances
  unpaid: readonly string[]
}

/** What can be said no to before anything is locked. */
async function mustFit(needs: Needs, who: Guest, ask: SubmitAsk, { around, unpaid }: ToFit): Promise<void> {
  if (!around.shop.bizTypes.includes(ask.orderType)) throw stop('bizTypeNotOffered')
  const [first] = around.problems
  if (first) throw stopFor(first)
  if (ask.orderType !== 1100 && ask.dinnerTime === undefined) throw stop('slotNeeded')
  const paymentMethods = methodsFor(around)
  if (!paymentMethods.includes(ask.paymentMethod)) throw stop('methodNotOffered', { data: { paymentMethods } })
  await mustBeReachable(needs, who, ask, around)
  notTooMany(unpaid)
}

async function mustBeReachable(needs: Needs, who: Guest, ask: SubmitAsk, around: Circumstances): Promise<void> {
  if (ask.orderType === 1100) return
  const contact = contactOf(ask, around)
  if (!contact || contact.firstName + contact.lastName === '') throw stop('contactNeeded', { field: 'contact' })
  if (ask.orderType === 1300 && around.shop.enablePickupVerifyPhone && !(await needs.phoneVerified(who, contact)))
    throw stop('phoneNotVerified', { field: 'contact.phoneNumber' })
}

async function placeIn(tx: Tx, placing: Placing): Promise<Placed> {
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
  if (priced.round && joined) await writePrices(tx, needs, joined.rows, priced.round.whole.rounds)
  const ready = await readyToPay(placing, row, ahead)
  await takeCoupons(tx, placing, cart, row)
  if (!(await takePlates(tx, needs, row))) throw stop('priceChanged', { data: { was: ask.expectedTotal } })
  await takeSlot(tx, placing)
  const placed = await written(tx, placing, row, ready)
  const { bizType, cartVersion, sessionId } = cart
  needs.closeCart(tx, { ...own, bizType, cartVersion, ...(sessionId !== undefined && { sessionId }) })
  takeStock(tx, placing, priced)
  return placed
}

/** An order as it was placed, with its story so far. */
interface Placed {
  row: OrderRow
  events: Parameters<typeof detailOf>[1]
}

/** Writes the order with the commit: as it was placed, or paid at once. */
async function written(tx: Tx, placing: Placing, row: OrderRow, ready: Ready | undefined): Promise<Placed> {
  const { needs, callNumbers, around } = placing
  if (ready) {
    const paid = await payPlaced(tx, { needs, callNumbers }, { row, shop: around.shop, ready })
    if ('refused' in paid) throw new Undo(paid)
    return paid
  }
  if (row.state === 'placed') row.call_count = await callNumbers.take(dayOf(placing))
  await tellNews(tx, needs, row)
  insertOrder(tx, row)
  tx.afterCommit(() => announce(needs, row))
  return { row, events: [firstEvent(row)] }
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

const dayOf = ({ needs, who, around }: Placing) => ({
  corporationId: who.corporationId,
  shopId: around.shop.shopId,
  day: localTime(needs.clock(), around.shop.timeZone).date,
})
