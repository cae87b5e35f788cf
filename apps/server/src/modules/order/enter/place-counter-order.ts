import { isRefusal, refuse, type Refusal } from '@comanda/contract/core'
import { counterOrderCalls as calls } from '@comanda/contract/order'
import { localTime, type ShopConfig } from '@comanda/domain/store'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import {
  change,
  type Guest,
  type Handler,
  type HandlersOf,
  type InputOf,
  type StaffAt,
  Undo,
} from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import type { Ordering } from '../events/change-order.ts'
import { type Circumstances, timeToSave } from '../submit/circumstances.ts'
import type { SavedContact } from '../tables.ts'
import { acceptEntered } from './accept-entered.ts'
import { enteredRow, takeSlotOf } from './entered-row.ts'
import { circumstancesOfEntered, type EnteredOrder, priceEntered, refusedFor } from './price-entered.ts'

type Priced = InputOf<typeof calls.priceCounterOrder>
type Placed = InputOf<typeof calls.placeCounterOrder>
type Refused = Refusal<(typeof calls.placeCounterOrder.refuses)[number] | 'notFound'>

/** The buyer of an order that staff enter: the member, or a guest without an account. */
interface Buyer {
  session: Guest['session']
  /** A member's own name and phone. */
  name?: string
  phone?: string
}

async function buyerOf(
  db: Queries,
  deps: Deps,
  { session, corporationId }: StaffAt,
  customerId: number | undefined,
): Promise<Buyer | Refusal<'notFound'>> {
  if (customerId === undefined) return { session: { ...session, isMember: false, customerId: 0 } }
  const known = await deps.knownCustomer(db, corporationId, customerId)
  if (!known) return refuse('notFound', { field: 'customerId' })
  return {
    session: { ...session, owner: `c:${customerId}`, customerId, isMember: known.isMember },
    name: known.nick,
    ...(known.phone !== undefined && { phone: known.phone }),
  }
}

const placeOf = (
  { lines, zoneId: _, ...to }: NonNullable<Priced['address']>,
  countryCode: string,
): EnteredOrder['place'] => ({
  lines,
  to: { ...to, countryCode },
})

const enteredOf = (
  shopId: number,
  { orderType, time, cartItems, address, customerId, couponCodes }: Priced,
  countryCode: string,
): EnteredOrder => ({
  shopId,
  orderType,
  time,
  cartItems,
  ...(orderType === 1200 && address && { place: placeOf(address, countryCode), zoneId: address.zoneId }),
  ...(customerId !== undefined && {
    coupons: couponCodes.map(couponCode => ({ couponCode, itemKeys: [], owner: `c:${customerId}` })),
  }),
})

interface Ready {
  buyer: Buyer
  caller: Guest
  input: EnteredOrder
  circumstances: Circumstances
}

/** The buyer, the store and the time of the order; the order reads the store's own language. */
async function readyFor(
  db: Queries,
  deps: Deps,
  staff: StaffAt,
  request: Priced,
): Promise<Ready | Refusal<'notFound' | 'bizTypeNotOffered'>> {
  const buyer = await buyerOf(db, deps, staff, request.customerId)
  if (isRefusal(buyer)) return buyer
  const store = await deps.shopNow(db, staff.corporationId, staff.shop.shopId)
  const language = store?.config.languages[0] ?? staff.language
  const caller = { ...staff, language, session: buyer.session }
  const input = enteredOf(staff.shop.shopId, request, store?.config.address.countryCode ?? '')
  const circumstances = await circumstancesOfEntered(deps, caller, input)
  if (!circumstances) return refuse('notFound', { field: 'shopId' })
  if (!circumstances.shop.bizTypes.includes(request.orderType)) return refuse('bizTypeNotOffered')
  return { buyer, caller, input, circumstances }
}

const priceCounterOrder =
  (deps: Deps): Handler<typeof calls.priceCounterOrder> =>
  async (staff, request) => {
    const ready = await readyFor(deps.db, deps, staff, request)
    if (isRefusal(ready)) return ready
    const caller = { ...ready.caller, language: staff.language }
    const price = await priceEntered(deps.db, deps, { ...ready, caller }, false)
    if (isRefusal(price)) return price
    const { calculation, problems } = price.priced
    return {
      calculation,
      problems: problems.map(({ problem, data }) => ({ problem, ...(data ? { data } : {}) })),
      ...(ready.circumstances.time !== undefined && { time: timeToSave(ready.circumstances) }),
    }
  }

/** The person who takes the food: as typed, else the member. A delivery needs a name and a phone. COUNTER-1 */
async function contactOf(
  deps: Deps,
  shop: ShopConfig,
  { guestName, phone, orderType }: Placed,
  buyer: Buyer,
): Promise<SavedContact | undefined | Refusal<'contactNeeded'>> {
  const name = guestName || (buyer.name ?? '')
  const typed = phone || (buyer.phone ?? '')
  const parsed = await deps.typedPhone(typed, shop.address.countryCode)
  if (typed !== '' && !parsed) return refuse('contactNeeded', { field: 'phone' })
  const missing = orderType === 1200 ? missingOf(name, parsed) : undefined
  if (missing) return refuse('contactNeeded', { field: missing })
  if (name === '' && !parsed) return undefined
  const none = { phoneNumber: '', countryCode: '', isoCode: shop.address.countryCode }
  return { ...(parsed ?? none), firstName: name, lastName: '' }
}

/** The field of a contact that is missing. */
function missingOf(name: string, phone: object | undefined): 'guestName' | 'phone' | undefined {
  if (name === '') return 'guestName'
  return phone ? undefined : 'phone'
}

async function place(
  tx: Tx,
  ordering: Ordering,
  staff: StaffAt,
  request: Placed,
): Promise<{ orderId: string } | Refused> {
  const { deps, callNumbers } = ordering
  const ready = await readyFor(tx, deps, staff, request)
  if (isRefusal(ready)) return ready
  const { circumstances, caller, buyer } = ready
  const { shop } = circumstances
  const [fault] = circumstances.problems
  if (fault) return refusedFor(fault)
  const contact = await contactOf(deps, shop, request, buyer)
  if (isRefusal(contact)) return contact
  const { remark, utensils, expectedTotal } = request
  const input = { ...ready.input, contact, remark, utensils, expectedTotal }
  const row = await enteredRow(tx, deps, { input, circumstances, caller })
  if (isRefusal(row)) return row
  const used = (input.coupons ?? []).filter(({ couponCode }) => row.details.coupons?.includes(couponCode))
  const at = { corporationId: staff.corporationId, orderId: row.order_id }
  const gone = used.length > 0 ? await deps.takeCoupons(tx, { ...at, coupons: used }) : []
  if (gone.length > 0) throw new Undo(refuse('couponGone', { data: { couponCodes: gone } }))
  await takeSlotOf(tx, deps, circumstances, caller)
  const day = localTime(deps.clock(), shop.timeZone).date
  row.call_count = await callNumbers.take({ corporationId: staff.corporationId, shopId: shop.shopId, day })
  await acceptEntered(tx, ordering, { row, shop, staff: staff.session.staff })
  return { orderId: row.order_id }
}

/** Orders that staff take at the counter or by phone: a guest's order by a guest's rules, accepted as it is entered. COUNTER-1 */
export const counterOrders = (ordering: Ordering): HandlersOf<typeof calls> => ({
  priceCounterOrder: priceCounterOrder(ordering.deps),
  placeCounterOrder: change(calls.placeCounterOrder, ordering.deps, (tx, staff, request) =>
    place(tx, ordering, staff, request),
  ),
})
