import { type Refusal, refuse } from '@comanda/contract/core'
import type { order as calls } from '@comanda/contract/order'
import { asksSeat } from '@comanda/domain/table'
import { type Companion, isDuplicate, type Tx } from '../../platform/db/index.ts'
import { type Guest, type Handler, Undo } from '../../platform/http/index.ts'
import { detailOf, type OrderDetail } from './answer.ts'
import type { CallNumbers } from './call-numbers.ts'
import { type Circumstances, circumstancesOf, methodsFor } from './circumstances.ts'
import { type Decided, decideOrder } from './decide-order.ts'
import { createGate } from './gate.ts'
import type { Needs, OrderTable } from './needs.ts'
import { CartGone, type Code, PartyFirst, type Placing, stop, stopFor } from './placing.ts'
import { contactOf, type SubmitAsk } from './new-order.ts'
import { eventsOf, findByCart, findByRequest } from './queries.ts'
import { shares } from './shared-orders.ts'
import type { OrderRow } from './tables.ts'
import { notTooMany, unpaidBefore } from './unpaid.ts'
import { type Placed, writeOrder } from './write-order.ts'

type Answer = OrderDetail | Refusal<Code>

/** How long a repeat waits for the one before it to be answered, before it is told to ask again. ORDER-4 */
const PATIENCE_MS = 4000

/**
 * Places an order in one short transaction with no network in it, which those of the same moment share. What is locked is locked in this order: cart, who
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
      placeNow({ needs, callNumbers, who, ask, around, ...party }),
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

/** Places it in a transaction of its own, or of several orders of its store. */
const placeNow = (placing: Placing): Promise<Placed> => {
  const { db } = placing.needs
  const travels = companyOf(placing)
  const look = (tx: Tx) => decideOrder(tx, placing)
  const change = (tx: Tx, decided: Decided) => writeOrder(tx, placing, decided)
  return travels ? db.together({ ...travels, look, change }) : db.inTx(async tx => change(tx, await look(tx)))
}

/**
 * Of whose company an order is, where what it takes is its guest's own but for the stock, which all take last: it is then
 * written together with others of the same moment. A bill, a slot and a seat belong to several.
 */
function companyOf({ who, around, seat }: Placing): Pick<Companion<Decided, Placed>, 'company' | 'apart'> | undefined {
  const { shop, table, time } = around
  if (table?.paysLater || seat !== undefined || typeof time === 'number') return undefined
  const person = `person ${who.corporationId} ${who.session.owner}`
  const apart = table ? [person, `table ${shop.shopId} ${table.key ?? table.tableId}`] : [person]
  return { company: `${who.corporationId} ${shop.shopId}`, apart }
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
