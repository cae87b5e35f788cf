import { type Refusal, refuse } from '@comanda/contract/core'
import type { AttachedCoupon, LineChoice } from '@comanda/domain/cart'
import { type BizType, localTime, quoteOfChosenZone, zoneOfPlace } from '@comanda/domain/store'
import type { Queries } from '../../../platform/db/index.ts'
import type { Guest } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { CartToOrder } from '../../../ports/cart.ts'
import type { DeliveryPlace, Deps } from '../deps.ts'
import { type PricedOrder, priceOrder } from '../price/price-order.ts'
import { type Circumstances, circumstancesOf, type Problem } from '../submit/circumstances.ts'

/** An order that is entered without a cart: by staff, or by a system for another channel. */
export interface EnteredOrder {
  shopId: number
  orderType: BizType
  /** When it is wanted (ISO 8601); as soon as possible if absent. */
  time?: string | undefined
  cartItems: readonly LineChoice[]
  /** Where a delivery goes. */
  place?: DeliveryPlace | undefined
  /** The delivery zone that staff chose. */
  zoneId?: string | undefined
  coupons?: readonly AttachedCoupon[]
  /** The optional promotions; the best ones if absent. */
  executeList?: readonly string[]
}

/** Problems that can prevent it; the others concern tables. */
const faults = [
  'slotFull',
  'slotGone',
  'addressNeeded',
  'outOfReach',
  'zoneNotNow',
  'shopClosed',
  'shopPaused',
  'soldOut',
  'lineProblem',
  'belowMinimum',
  'groupMinimum',
  'tooManyDishes',
] as const

export type EnteredFault = (typeof faults)[number] | 'nothingToOrder'

export const refusedFor = ({ problem, data, params }: Problem): Refusal<EnteredFault> =>
  refuse(faults.find(fault => fault === problem) ?? 'nothingToOrder', {
    ...(data ? { data } : {}),
    ...(params ? { params } : {}),
  })

/** Problems of an order of guests at a table, which an order that staff enter does not have. COUNTER-1 */
const ofTables: ReadonlySet<Problem['problem']> = new Set(['tableNeeded', 'staffTakeOrder'])

/** Time and place of the order: its address is entered with it, not one of an address book. */
export async function circumstancesOfEntered(
  deps: Deps,
  caller: Guest,
  { shopId, orderType, time, place, zoneId }: EnteredOrder,
): Promise<Circumstances | undefined> {
  const input = { shopId, orderType, cartId: '', executeList: [], dinnerTime: time ?? ('asap' as const) }
  const at = { ...input, ...(place && { addressId: 'entered' }) }
  const circumstances = await circumstancesOf({ ...deps, placeOf: async () => place }, caller, at)
  if (!circumstances) return undefined
  const problems = circumstances.problems.filter(({ problem }) => !ofTables.has(problem))
  return inChosenZone({ ...circumstances, problems }, { place, zoneId })
}

/** Puts a place without a known position into the zone that staff chose. PRICE-6, COUNTER-1 */
function inChosenZone(
  circumstances: Circumstances,
  { place, zoneId }: Pick<EnteredOrder, 'place' | 'zoneId'>,
): Circumstances {
  const isUnplaced = circumstances.problems.some(({ problem }) => problem === 'addressNeeded')
  if (!place || zoneId === undefined || !isUnplaced) return circumstances
  const { deliveryZones, timeZone } = circumstances.shop
  const quote = quoteOfChosenZone(deliveryZones, zoneId, localTime(circumstances.wantedAt, timeZone))
  const zone = zoneOfPlace(deliveryZones, quote)
  const others = circumstances.problems.filter(({ problem }) => problem !== 'addressNeeded')
  if (zone) return { ...circumstances, place, zone, problems: others }
  const isNotNow = !quote.inReach && quote.notNow
  return { ...circumstances, problems: [...others, { problem: isNotNow ? 'zoneNotNow' : 'outOfReach' }] }
}

export interface EnteredPrice {
  cart: CartToOrder
  priced: PricedOrder
  toPrice: Parameters<typeof priceOrder>[2]
}

interface ToPrice {
  input: EnteredOrder
  circumstances: Circumstances
  /** The buyer. */
  caller: Guest
}

/** Prices the entered dishes as a guest's cart. `takesStock`: the order takes stock in this transaction. PRICE-1 */
export async function priceEntered(
  on: Queries,
  deps: Deps,
  { input, circumstances, caller }: ToPrice,
  takesStock: boolean,
): Promise<EnteredPrice | Refusal<'lineProblem' | 'nothingToOrder'>> {
  const { shop, wantedAt, bizType } = circumstances
  const { isMember } = caller.session
  const empty: CartToOrder = {
    cartId: uuidv7(deps.clock),
    shopId: input.shopId,
    bizType,
    cartVersion: 1,
    lines: [],
    coupons: [...(input.coupons ?? [])],
    people: 0,
  }
  const price = { corporationId: caller.corporationId, shop, bizType, cart: empty, isMember }
  const chosen = await deps.chosenLines(
    { ...price, language: caller.language, chosenDiscountIds: [], at: wantedAt, db: on },
    input.cartItems.map(({ buffetStallId: _, ...item }) => item),
  )
  if (chosen.leftOut.length > 0) return refuse('lineProblem', { data: { lines: chosen.leftOut } })
  if (chosen.lines.length === 0) return refuse('nothingToOrder')
  const cart = { ...empty, lines: chosen.lines }
  const toPrice = { circumstances, cart, executeList: input.executeList, on, takesStock }
  return { cart, toPrice, priced: await priceOrder(deps, caller, toPrice) }
}
