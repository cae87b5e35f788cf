import type { RequestOf } from '@comanda/contract/core'
import type { order as calls } from '@comanda/contract/order'
import { notServedAt, type TimedDish } from '@comanda/domain/cart'
import type { MenuIndex } from '@comanda/domain/menu'
import { providerOf } from '@comanda/domain/payment'
import {
  type BizType,
  type ChosenTime,
  firstFree,
  localTime,
  openStateOf,
  type OutOfReach,
  quoteDelivery,
  type ShopConfig,
  type SlotVerdict,
  type Timetable,
  type ZoneOfPlace,
  zoneOfPlace,
} from '@comanda/domain/store'
import type { Guest } from '../../../platform/http/index.ts'
import type { OrderTable } from '../../../ports/table.ts'
import type { DeliveryPlace, Deps } from '../deps.ts'
import type { KeptDetails } from '../tables.ts'

export type Input = Pick<
  RequestOf<typeof calls.calculate>,
  'shopId' | 'orderType' | 'dinnerTime' | 'addressId' | 'tableId' | 'cartId' | 'executeList'
>

/** What stands in the way, by the name of its refusal; `data` is what the next step needs. */
export interface Problem {
  problem:
    | 'slotFull'
    | 'slotGone'
    | 'slotNeeded'
    | 'addressNeeded'
    | 'outOfReach'
    | 'zoneNotNow'
    | 'shopClosed'
    | 'shopPaused'
    | 'tableNeeded'
    | 'staffTakeOrder'
    | 'soldOut'
    | 'lineProblem'
    | 'belowMinimum'
    | 'groupMinimum'
    | 'tooManyDishes'
  data?: Record<string, unknown>
  params?: Record<string, string | number>
}

/** Everything about an order but its dishes: who makes it, when, and where it goes. */
export interface Circumstances {
  shop: ShopConfig
  bizType: BizType
  /** When the food is wanted, epoch ms: what menus, promotions and hours are looked at for. */
  wantedAt: number
  time?: ChosenTime
  table?: OrderTable
  /** What the store sells, where it was read. */
  menu?: MenuIndex
  place?: DeliveryPlace
  zone?: ZoneOfPlace
  problems: Problem[]
}

/** When a store can be ordered from in one way of ordering. */
export const timetableOf = (shop: ShopConfig, bizType: BizType): Timetable => ({
  windows: shop.hours[bizType] ?? [],
  holidays: shop.holidays,
  timeZone: shop.timeZone,
})

const verdicts: Record<Exclude<SlotVerdict, 'ok'>, Problem['problem']> = {
  past: 'slotGone',
  notASlot: 'slotGone',
  closed: 'slotGone',
  full: 'slotFull',
}

/**
 * Looks at store, time, table and address. Nothing here is locked: what may run out is taken again, conditionally, when the
 * order is placed. `timed`: dishes of the cart that are had at some times only. Undefined where there is no such store.
 */
export async function circumstancesOf(
  deps: Deps,
  caller: Guest,
  input: Input,
  timed: readonly TimedDish[] = [],
): Promise<Circumstances | undefined> {
  const [standing, table, place] = await Promise.all([
    deps.shopNow(deps.db, caller.corporationId, input.shopId),
    tableAsked(deps, caller, input),
    placeAsked(deps, caller, input),
  ])
  if (!standing) return undefined
  const { config: shop, paused } = standing
  const now = deps.clock()
  const found: Circumstances = { shop, bizType: input.orderType, wantedAt: now, problems: [] }
  if (paused) found.problems.push(pause(standing.pausedUntil))
  if (input.orderType === 1100) atTheTable(deps, table, found)
  else await atATime(deps, caller, { ...input, timed, place }, found)
  if (input.orderType === 1200) atADoor(place, found)
  return found
}

const placeAsked = async (deps: Deps, caller: Guest, { orderType, addressId }: Input) =>
  orderType === 1200 && addressId ? deps.placeOf(caller, addressId) : undefined

const tableAsked = async (deps: Deps, { corporationId }: Guest, { orderType, shopId, tableId }: Input) =>
  orderType === 1100 && tableId ? deps.tableOf(corporationId, shopId, tableId) : undefined

function atTheTable(deps: Deps, table: OrderTable | undefined, found: Circumstances): void {
  const { open, opensAt } = openStateOf(timetableOf(found.shop, 1100), deps.clock())
  if (!open) found.problems.push(closed(opensAt))
  if (table) found.table = table
  else found.problems.push({ problem: 'tableNeeded' })
  if (table?.operationMode === 0) found.problems.push({ problem: 'staffTakeOrder' })
}

const pause = (until: number | undefined): Problem => ({
  problem: 'shopPaused',
  ...(until === undefined ? {} : { data: { resumesAt: new Date(until).toISOString() } }),
})

const closed = (opensAt: number | undefined): Problem => ({
  problem: 'shopClosed',
  ...(opensAt === undefined ? {} : { data: { opensAt: new Date(opensAt).toISOString() } }),
})

type TimeInput = Pick<Input, 'dinnerTime'> & { timed: readonly TimedDish[]; place: DeliveryPlace | undefined }

/**
 * The time asked for where it holds, else the first that is free, serves all of the cart and is one at which somebody goes to the
 * door, with why the one asked for does not. ORDER-6, PRICE-6
 */
async function atATime(deps: Deps, caller: Guest, input: TimeInput, found: Circumstances): Promise<void> {
  const { shop, bizType } = found
  const chosen =
    input.dinnerTime === undefined || input.dinnerTime === 'asap' ? input.dinnerTime : Date.parse(input.dinnerTime)
  const verdict = chosen && (await deps.checkTime(caller.corporationId, shop, bizType, chosen))
  if (chosen !== undefined && verdict === 'ok') {
    found.time = chosen
  } else {
    if (verdict && verdict !== 'ok') found.problems.push(timeProblem(deps, found, chosen, verdict))
    const byTheStore = (time: ChosenTime) => localTime(time === 'asap' ? deps.clock() : time, shop.timeZone)
    const serves = (time: ChosenTime) => notServedAt(input.timed, byTheStore(time)).length === 0
    const reaches = (time: ChosenTime) =>
      !input.place || quoteDelivery(shop.deliveryZones, shop.point, input.place.point, byTheStore(time)).inReach
    const choice = await deps.slotChoice(caller.corporationId, shop, bizType)
    const first = firstFree(choice, time => reaches(time) && serves(time), reaches, serves)
    if (first !== undefined) found.time = first
    else found.problems.push(nothingFree(deps, found))
  }
  if (typeof found.time === 'number') found.wantedAt = found.time
}

function timeProblem(
  deps: Deps,
  { shop, bizType }: Circumstances,
  chosen: ChosenTime | undefined,
  verdict: Exclude<SlotVerdict, 'ok'>,
): Problem {
  const { open, opensAt } = openStateOf(timetableOf(shop, bizType), deps.clock())
  return chosen === 'asap' && !open ? closed(opensAt) : { problem: verdicts[verdict] }
}

/** No time at all: the store is shut for long, or all of its times are full. */
function nothingFree(deps: Deps, { shop, bizType }: Circumstances): Problem {
  const { open, opensAt } = openStateOf(timetableOf(shop, bizType), deps.clock())
  return open ? { problem: 'slotFull' } : closed(opensAt)
}

function atADoor(place: DeliveryPlace | undefined, found: Circumstances): void {
  if (!place) {
    found.problems.push({ problem: 'addressNeeded' })
    return
  }
  found.place = place
  const { deliveryZones, point, timeZone } = found.shop
  const quote = quoteDelivery(deliveryZones, point, place.point, localTime(found.wantedAt, timeZone))
  const zone = zoneOfPlace(deliveryZones, quote)
  if (zone) found.zone = zone
  else if (!quote.inReach) found.problems.push(unreachable(quote))
}

/** Nobody goes there, or not at that time. PRICE-6 */
const unreachable = ({ distance, notNow }: OutOfReach): Problem =>
  notNow ? { problem: 'zoneNotNow' } : { problem: 'outOfReach', data: { distance: Math.round(distance) } }

/** The store as an order keeps it: it may move or change its name afterwards. */
export const keptShop = (shop: ShopConfig): KeptDetails['shop'] => ({
  shopId: shop.shopId,
  shopName: shop.shopName,
  phone: shop.phone,
  timeZone: shop.timeZone,
  addressLines: [...shop.address.lines, shop.address.city].filter(line => line !== ''),
  latitude: shop.point.latitude,
  longitude: shop.point.longitude,
  ...(shop.seller && { seller: shop.seller }),
})

/** The table as an order keeps it: its name and area may change afterwards. */
export const keptTable = ({ tableId, tableName, serviceAreaName, paysLater }: OrderTable) => ({
  tableId,
  tableName,
  serviceAreaName,
  ...(paysLater && { paysLater }),
})

/** How many eat: as the form or the cart says, never more than the table seats. S4 */
export const peopleAt = (said: number, inCart: number, table: OrderTable | undefined): number =>
  Math.min(Math.max(said, inCart), table?.seats ?? Number.POSITIVE_INFINITY)

/** The chosen time as the order keeps and shows it. */
export function keptTime({ shop, bizType, time }: Circumstances): KeptDetails['time'] {
  if (typeof time !== 'number') return { asap: true }
  const minutes = shop.slots[bizType]?.intervalMinutes ?? 0
  return {
    asap: false,
    start: new Date(time).toISOString(),
    end: new Date(time + minutes * 60_000).toISOString(),
  }
}

/** Ways to pay the store takes for this order: at the venue, or from outside in the app. A table that pays at the end pays nothing now. PAY-5, ORDER-2 */
export function methodsFor({ shop, bizType, table }: Circumstances): string[] {
  if (table?.paysLater) return ['out-line']
  return (shop.paymentMethods[bizType] ?? []).filter(
    method => method === 'out-line' || providerOf(method) !== undefined,
  )
}
