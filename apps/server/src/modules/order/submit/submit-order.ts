import { type Refusal, refuse } from '@comanda/contract/core'
import { order as calls } from '@comanda/contract/order'
import { asksSeat } from '@comanda/domain/table'
import { type SharedWork, isDuplicate, type Tx } from '../../../platform/db/index.ts'
import { changeWithOwnTransaction, type Guest, type Handler, Undo } from '../../../platform/http/index.ts'
import { detailOf, type OrderDetail } from '../answer.ts'
import type { CallNumbers } from './call-numbers.ts'
import { type Circumstances, circumstancesOf, methodsFor } from './circumstances.ts'
import { type Decided, decideOrder } from './decide-order.ts'
import { createGate } from './gate.ts'
import type { OrderTable } from '../../../ports/table.ts'
import type { Deps } from '../deps.ts'
import { CartGone, type Code, MustJoinParty, type Placing, abort, abortFor } from './placing.ts'
import { contactOf, type SubmitInput } from './new-order.ts'
import { eventsOf, findByCart, findByRequest } from '../queries.ts'
import { shares } from '../guest/shared-orders.ts'
import type { OrderRow } from '../tables.ts'
import { notTooMany, unpaidBefore } from './unpaid.ts'
import { type Placed, writeOrder } from './write-order.ts'

type Answer = OrderDetail | Refusal<Code>

/** Longest time (ms) a repeat waits for the request before it; then it is refused with `orderProcessing`. ORDER-4 */
const PATIENCE_MS = 4000

/**
 * Places an order in one short transaction without network calls, shared with concurrent orders. Locks are taken in this order:
 * cart, person (at tables that pay later), bill, payment methods and points, coupons, plates, slot, stock. The same cart and
 * version, or the same request id, always answers the same order. O1, O3, O5, O6, ORDER-10
 */
export function submitOrder(deps: Deps, callNumbers: CallNumbers): Handler<typeof calls.submit> {
  const gate = createGate(PATIENCE_MS)
  return changeWithOwnTransaction(calls.submit, 'unique key', async (caller, input) => {
    const answer = await gate.through(`${caller.corporationId} ${input.cartId}`, async waited => {
      const before = waited ? await alreadyPlaced(deps, caller, input) : undefined
      return before ?? place(deps, callNumbers, caller, input)
    })
    return answer ?? refuse('orderProcessing')
  })
}

/** The order placed from this cart or by this request, or the refusal to place another one. */
async function alreadyPlaced(deps: Deps, caller: Guest, input: SubmitInput): Promise<Answer | undefined> {
  const person = { corporationId: caller.corporationId, owner: caller.session.owner }
  const byCart = await findByCart(deps.db, caller.corporationId, input)
  if (byCart?.owner === person.owner) return answerWith(deps, byCart)
  if (byCart && (await shares(deps, deps.db, person, byCart))) return orderedBy(deps, byCart)
  const byRequest = await findByRequest(deps.db, person, caller.requestId)
  return byRequest ? refuse('requestReused') : undefined
}

/** Another person at the table placed the order: the refusal names the person and the order. CART-15 */
async function orderedBy(deps: Deps, row: OrderRow): Promise<Answer> {
  const person = { corporationId: row.corporation_id, owner: row.owner, cartId: row.cart_id }
  return refuse('cartChanged', { data: { orderId: row.order_id, ...(await deps.personOf(person)) } })
}

/** An order as it is now. While the store checks it, the phone polls. LOGIN-8 */
async function answerWith(deps: Deps, row: OrderRow): Promise<Answer> {
  if (row.state === 'checking') return refuse('orderChecking', { data: { orderId: row.order_id } })
  return detailOf(row, await eventsOf(deps.db, row.corporation_id, row.order_id))
}

async function place(deps: Deps, callNumbers: CallNumbers, caller: Guest, input: SubmitInput): Promise<Answer> {
  const { corporationId } = caller
  const [state, menu, unpaid, blocked] = await Promise.all([
    circumstancesOf(deps, caller, input),
    deps.menuNow({ corporationId, shopId: input.shopId }),
    unpaidBefore(deps.db, caller, input),
    blockedBy(deps, caller, input),
  ])
  if (!state) return refuse('notFound', { field: 'shopId' })
  const circumstances = { ...state, ...(menu && { menu }) }
  try {
    if (blocked) throw new Undo(blocked)
    await mustFit(deps, caller, input, { circumstances, unpaid })
    const placed = await withParty(deps, caller, circumstances, party =>
      placeNow({ deps, callNumbers, caller, input, circumstances, ...party }),
    )
    const { row, events } = placed
    if (row.state === 'checking') return refuse('orderChecking', { data: { orderId: row.order_id } })
    return detailOf(row, events)
  } catch (error) {
    // A cart that was ordered already may also fail for the effects of its own order (its stock is gone, its slot is
    // full).
    if (error instanceof CartGone || isDuplicate(error))
      return (await alreadyPlaced(deps, caller, input)) ?? refuse('nothingToOrder')
    if (error instanceof Undo)
      return (await alreadyPlaced(deps, caller, input)) ?? (error as Undo<Refusal<Code>>).refusal
    throw error
  }
}

/** What the guest has to do first: accept new terms, or give a card's password. LOGIN-11, CARD-1 */
async function blockedBy(deps: Deps, caller: Guest, { payments }: SubmitInput): Promise<Refusal<Code> | undefined> {
  const [newTerms, insecure] = await Promise.all([
    deps.refusalForTerms(caller),
    payments && deps.checkCardSecurity(caller, payments),
  ])
  return newTerms ?? insecure
}

/**
 * Finds the guest's party. At tables where only seated guests order it is read first. At the others there is almost
 * never a party to join: it is checked in the transaction, which starts again if there is one. C6
 */
async function withParty(
  deps: Deps,
  caller: Guest,
  { shop: { shopId, tableEntry }, table }: Circumstances,
  placing: (party?: Pick<Placing, 'party' | 'seat'>) => Promise<Placed>,
): Promise<Placed> {
  const seated = async (at: OrderTable) => placing(await partyOf(deps, caller, { shopId, table: at }))
  if (table?.paysLater && !table.playerMode && asksSeat(tableEntry, table.typed ?? false)) return seated(table)
  try {
    return await placing()
  } catch (error) {
    if (!(error instanceof MustJoinParty) || !table) throw error
    return seated(table)
  }
}

/** The party the guest sits with, if it has a bill; a guest without a seat there cannot order. ORDER-3 */
async function partyOf(
  deps: Deps,
  caller: Guest,
  at: { shopId: number; table: OrderTable },
): Promise<Pick<Placing, 'party' | 'seat'>> {
  const seat = await deps.partyFor(caller, at)
  if (typeof seat === 'string') throw abort(seat, { field: seat === 'pinNeeded' ? 'pin' : 'tableId' })
  if ('movedTo' in seat) throw abort('seatNeeded', { field: 'tableId', data: seat })
  return { party: seat.sessionId, seat: seat.seat }
}

/** Places the order in its own transaction, or in one shared with other orders of its store. */
const placeNow = async (placing: Placing): Promise<Placed> => {
  const { db } = placing.deps
  const sharing = sharingOf(placing)
  const decide = (tx: Tx) => decideOrder(tx, placing)
  const write = (tx: Tx, decided: Decided) => writeOrder(tx, placing, decided)
  return sharing ? db.inSharedTx({ ...sharing, decide, write }) : db.inTx(async tx => write(tx, await decide(tx)))
}

/**
 * The group whose transactions an order may share; undefined for orders that lock a bill, a slot or a seat, which several
 * guests contend for. All other rows it locks belong to its guest, except stock, which every order locks last.
 */
function sharingOf({
  caller,
  circumstances,
  seat,
}: Placing): Pick<SharedWork<Decided, Placed>, 'group' | 'exclusiveKeys'> | undefined {
  const { shop, table, time } = circumstances
  if (table?.paysLater || seat !== undefined || typeof time === 'number') return undefined
  const person = `person ${caller.corporationId} ${caller.session.owner}`
  const exclusiveKeys = table ? [person, `table ${shop.shopId} ${table.key ?? table.tableId}`] : [person]
  return { group: `${caller.corporationId} ${shop.shopId}`, exclusiveKeys }
}

interface ToFit {
  circumstances: Circumstances
  unpaid: readonly string[]
}

/** Refuses what can be refused before anything is locked. */
async function mustFit(deps: Deps, caller: Guest, input: SubmitInput, { circumstances, unpaid }: ToFit): Promise<void> {
  if (!circumstances.shop.bizTypes.includes(input.orderType)) throw abort('bizTypeNotOffered')
  const [first] = circumstances.problems
  if (first) throw abortFor(first)
  if (input.orderType !== 1100 && input.dinnerTime === undefined) throw abort('slotNeeded')
  const paymentMethods = methodsFor(circumstances)
  if (!paymentMethods.includes(input.paymentMethod)) throw abort('methodNotOffered', { data: { paymentMethods } })
  await mustBeReachable(deps, caller, input, circumstances)
  notTooMany(unpaid)
}

async function mustBeReachable(
  deps: Deps,
  caller: Guest,
  input: SubmitInput,
  circumstances: Circumstances,
): Promise<void> {
  if (input.orderType === 1100) return
  const contact = contactOf(input, circumstances)
  if (!contact || contact.firstName + contact.lastName === '') throw abort('contactNeeded', { field: 'contact' })
  if (
    input.orderType === 1300 &&
    circumstances.shop.enablePickupVerifyPhone &&
    !(await deps.phoneVerified(caller, contact))
  )
    throw abort('phoneNotVerified', { field: 'contact.phoneNumber' })
}
