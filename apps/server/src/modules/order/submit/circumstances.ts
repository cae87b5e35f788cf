import type { RequestOf } from '@comanda/contract/core'
import { pauseText } from '@comanda/messages/pause-reasons'
import type { order as calls } from '@comanda/contract/order'
import { notServedAt, type TimedDish } from '@comanda/domain/cart'
import type { MenuIndex } from '@comanda/domain/menu'
import { ownPaymentMethods, providerOf } from '@comanda/domain/payment'
import {
  type BizType,
  type ChosenTime,
  firstFree,
  isOpenToGuests,
  localTime,
  openStateOf,
  type OutOfReach,
  quoteDelivery,
  type ShopConfig,
  type SlotCheck,
  type Timetable,
  type ZoneOfPlace,
  zoneOfPlace,
  isPaused,
} from '@comanda/domain/store'
import type { Guest } from '../../../platform/http/index.ts'
import type { OrderTable } from '../../../ports/table.ts'
import type { DeliveryPlace, Deps } from '../deps.ts'
import type { SavedDetails } from '../tables.ts'

export type Input = Pick<
  RequestOf<typeof calls.calculate>,
  'shopId' | 'orderType' | 'dinnerTime' | 'addressId' | 'tableId' | 'cartId' | 'executeList'
>

/** A problem that prevents the order, named like its refusal; `data` is what the next step needs. */
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

/** Everything about an order except its dishes: store, time, table and destination. */
export interface Circumstances {
  shop: ShopConfig
  bizType: BizType
  /** When the food is wanted (epoch ms): menus, promotions and hours are evaluated for this time. */
  wantedAt: number
  time?: ChosenTime
  table?: OrderTable
  /** What the store sells, if it has been read. */
  menu?: MenuIndex
  place?: DeliveryPlace
  zone?: ZoneOfPlace
  problems: Problem[]
}

/** The hours in which a store takes orders of one way of ordering. */
export const timetableOf = (shop: ShopConfig, bizType: BizType): Timetable => ({
  windows: shop.hours[bizType] ?? [],
  holidays: shop.holidays,
  timeZone: shop.timeZone,
})

const verdicts: Record<Exclude<SlotCheck, 'ok'>, Problem['problem']> = {
  past: 'slotGone',
  notASlot: 'slotGone',
  closed: 'slotGone',
  full: 'slotFull',
}

/**
 * Reads and checks store, time, table and address. Locks nothing: whatever can run out is reserved conditionally when
 * the order is placed. `timed`: dishes of the cart that are offered at certain times only. Undefined if the store does
 * not exist.
 */
export async function circumstancesOf(
  deps: Deps,
  caller: Guest,
  input: Input,
  timed: readonly TimedDish[] = [],
): Promise<Circumstances | undefined> {
  const [standing, table, place] = await Promise.all([
    deps.shopNow(deps.db, caller.corporationId, input.shopId),
    requestedTable(deps, caller, input),
    requestedPlace(deps, caller, input),
  ])
  if (!standing || !isOpenToGuests(standing.config)) return undefined
  const { config: shop, pause } = standing
  const now = deps.clock()
  const circumstances: Circumstances = { shop, bizType: input.orderType, wantedAt: now, problems: [] }
  if (pause && isPaused(pause, input.orderType))
    circumstances.problems.push(pausedProblem(pause.until, pauseText(pause, caller.language)))
  if (input.orderType === 1100) atTheTable(deps, table, circumstances)
  else await atATime(deps, caller, { ...input, timed, place }, circumstances)
  if (input.orderType === 1200) atADoor(place, circumstances)
  return circumstances
}

const requestedPlace = async (deps: Deps, caller: Guest, { orderType, addressId }: Input) =>
  orderType === 1200 && addressId ? deps.placeOf(caller, addressId) : undefined

const requestedTable = async (deps: Deps, { corporationId }: Guest, { orderType, shopId, tableId }: Input) =>
  orderType === 1100 && tableId ? deps.tableOf(corporationId, shopId, tableId) : undefined

function atTheTable(deps: Deps, table: OrderTable | undefined, circumstances: Circumstances): void {
  const { open, opensAt } = openStateOf(timetableOf(circumstances.shop, 1100), deps.clock())
  if (!open) circumstances.problems.push(closed(opensAt))
  if (table) circumstances.table = table
  else circumstances.problems.push({ problem: 'tableNeeded' })
  if (table?.operationMode === 0) circumstances.problems.push({ problem: 'staffTakeOrder' })
}

function pausedProblem(until: number | undefined, reason: string | undefined): Problem {
  const data = {
    ...(until === undefined ? {} : { resumesAt: new Date(until).toISOString() }),
    ...(reason === undefined ? {} : { reason }),
  }
  return { problem: 'shopPaused', ...(Object.keys(data).length > 0 && { data }) }
}

const closed = (opensAt: number | undefined): Problem => ({
  problem: 'shopClosed',
  ...(opensAt === undefined ? {} : { data: { opensAt: new Date(opensAt).toISOString() } }),
})

type TimeInput = Pick<Input, 'dinnerTime'> & { timed: readonly TimedDish[]; place: DeliveryPlace | undefined }

/**
 * The requested time if it is possible, else the first free time at which the whole cart is offered and the address is
 * delivered to, with the reason the requested time is not possible. ORDER-6, PRICE-6
 */
async function atATime(deps: Deps, caller: Guest, input: TimeInput, circumstances: Circumstances): Promise<void> {
  const { shop, bizType } = circumstances
  const chosen =
    input.dinnerTime === undefined || input.dinnerTime === 'asap' ? input.dinnerTime : Date.parse(input.dinnerTime)
  const verdict = chosen && (await deps.checkTime(caller.corporationId, shop, bizType, chosen))
  if (chosen !== undefined && verdict === 'ok') {
    circumstances.time = chosen
  } else {
    if (verdict && verdict !== 'ok') circumstances.problems.push(timeProblem(deps, circumstances, chosen, verdict))
    const byTheStore = (time: ChosenTime) => localTime(time === 'asap' ? deps.clock() : time, shop.timeZone)
    const serves = (time: ChosenTime) => notServedAt(input.timed, byTheStore(time)).length === 0
    const reaches = (time: ChosenTime) =>
      !input.place || quoteDelivery(shop.deliveryZones, shop.point, input.place.to, byTheStore(time)).inReach
    const choice = await deps.slotChoice(caller.corporationId, shop, bizType)
    const first = firstFree(choice, time => reaches(time) && serves(time), reaches, serves)
    if (first !== undefined) circumstances.time = first
    else circumstances.problems.push(nothingFree(deps, circumstances))
  }
  if (typeof circumstances.time === 'number') circumstances.wantedAt = circumstances.time
}

function timeProblem(
  deps: Deps,
  { shop, bizType }: Circumstances,
  chosen: ChosenTime | undefined,
  verdict: Exclude<SlotCheck, 'ok'>,
): Problem {
  const { open, opensAt } = openStateOf(timetableOf(shop, bizType), deps.clock())
  return chosen === 'asap' && !open ? closed(opensAt) : { problem: verdicts[verdict] }
}

/** No time is free: the store is closed for a long time, or all of its slots are full. */
function nothingFree(deps: Deps, { shop, bizType }: Circumstances): Problem {
  const { open, opensAt } = openStateOf(timetableOf(shop, bizType), deps.clock())
  return open ? { problem: 'slotFull' } : closed(opensAt)
}

function atADoor(place: DeliveryPlace | undefined, circumstances: Circumstances): void {
  if (!place) {
    circumstances.problems.push({ problem: 'addressNeeded' })
    return
  }
  const { deliveryZones, point, timeZone } = circumstances.shop
  const quote = quoteDelivery(deliveryZones, point, place.to, localTime(circumstances.wantedAt, timeZone))
  const zone = zoneOfPlace(deliveryZones, quote)
  if (quote.inReach || !quote.unplaced) circumstances.place = place
  if (zone) circumstances.zone = zone
  else if (!quote.inReach) circumstances.problems.push(unreachable(quote))
}

/** The address is not delivered to, not at that time, or only its position could tell. PRICE-6 */
function unreachable({ distance, notNow, unplaced }: OutOfReach): Problem {
  if (unplaced) return { problem: 'addressNeeded' }
  if (notNow) return { problem: 'zoneNotNow' }
  return { problem: 'outOfReach', ...(distance === undefined ? {} : { data: { distance: Math.round(distance) } }) }
}

/** The store as it is saved in an order: it may move or change its name later. */
export const shopToSave = (shop: ShopConfig): SavedDetails['shop'] => ({
  shopId: shop.shopId,
  shopName: shop.shopName,
  phone: shop.phone,
  timeZone: shop.timeZone,
  addressLines: [...shop.address.lines, shop.address.city].filter(line => line !== ''),
  latitude: shop.point.latitude,
  longitude: shop.point.longitude,
  ...(shop.seller && { seller: shop.seller }),
  ...receiptWords(shop),
})

const receiptWords = ({ receipt: { header, footer, logo } = {} }: ShopConfig): Pick<SavedDetails['shop'], 'receipt'> =>
  header || footer || logo
    ? { receipt: { ...(header && { header }), ...(footer && { footer }), ...(logo && { logo }) } }
    : {}

/** The table as it is saved in an order: its name and area may change later. */
export const tableToSave = ({ tableId, tableName, serviceAreaName, paysLater }: OrderTable) => ({
  tableId,
  tableName,
  serviceAreaName,
  ...(paysLater && { paysLater }),
})

/** The number of guests: from the form or the cart, at most the table's seats. S4 */
export const peopleAt = (people: number, inCart: number, table: OrderTable | undefined): number =>
  Math.min(Math.max(people, inCart), table?.seats ?? Number.POSITIVE_INFINITY)

/** The chosen time as the order saves and shows it. */
export function timeToSave({ shop, bizType, time }: Circumstances): SavedDetails['time'] {
  if (typeof time !== 'number') return { asap: true }
  const minutes = shop.slots[bizType]?.intervalMinutes ?? 0
  return {
    asap: false,
    start: new Date(time).toISOString(),
    end: new Date(time + minutes * 60_000).toISOString(),
  }
}

/**
 * Payment methods the store takes for this order: at the venue, or in the app. A table that pays at the end pays
 * nothing now. Where the store takes only members' own payment methods, those. PAY-5, ORDER-2
 */
export function methodsFor({ shop, bizType, table }: Circumstances): string[] {
  if (table?.paysLater) return ['out-line']
  const accepted = shop.paymentMethods[bizType] ?? []
  const others = accepted.filter(method => method === 'out-line' || providerOf(method) !== undefined)
  return others.length > 0 ? others : accepted.filter(method => ownPaymentMethods.some(own => own === method))
}

/** Whether an order here is paid in the app, and which of the guest's own methods can pay it. PAY-5 */
export function waysToPay({ shop, bizType, table }: Circumstances) {
  const accepted = table?.paysLater ? [] : (shop.paymentMethods[bizType] ?? [])
  return {
    enablePay: accepted.some(method => method !== 'out-line'),
    openCardStore: accepted.includes('16_msBalance'),
    openPointStore: accepted.includes('16_msPoint'),
    openGiftStore: accepted.includes('17_giftCard'),
  }
}
