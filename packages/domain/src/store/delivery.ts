import { type Money, ZERO } from '../money/index.ts'
import { distanceBetween, flattened } from './distance.ts'
import type { DeliveryZone, Destination, Point, ShopConfig, ZoneOfPlace, ZoneShape } from './types.ts'
import type { BizType } from './ways.ts'
import { isWithin, type StoreMoment } from './within.ts'
import { coversPostcode } from './zone-postcodes.ts'

/** The price of delivery to a place; free from `freeFrom` of dishes on. PRICE-6 */
export interface DeliveryQuote {
  inReach: true
  zoneId: string
  /** Metres from the store, straight line; absent if the place has no position. */
  distance?: number
  fee: Money
  minimumDeliveryFee: Money
  freeFrom?: Money
}

/** A place the store does not deliver to. `beyond`: metres to the nearest zone; absent if no zone has a distance. */
export interface OutOfReach {
  inReach: false
  distance?: number
  beyond?: number
  /** It is in a zone without delivery at that time. */
  notNow?: true
  /** A zone depends on the position of the place, which is not known. */
  unplaced?: true
}

/** A zone without its name, which a guest's phone has in one language. */
type ZoneRule = Omit<DeliveryZone, 'name'>

/** Tolerance in metres: points this close to the edge are inside the zone. */
const EDGE = 0.5

/** The position of a destination, if it is known. */
export const pointOf = ({ latitude, longitude }: Destination): Point | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }

/** Metres from a store to a destination; undefined if its position is not known. */
export function metresTo(store: Point, destination: Destination): number | undefined {
  const point = pointOf(destination)
  return point && distanceBetween(store, point)
}

/** Metres from a place to a drawn zone; 0 if it is inside or on the edge. */
export function metresOutside(shape: Exclude<ZoneShape, { kind: 'postcodes' }>, store: Point, place: Point): number {
  if (shape.kind === 'circle') {
    const outside = distanceBetween(store, place) - shape.radius
    return outside <= EDGE ? 0 : outside
  }
  return outsideRing(shape.ring, place)
}

/**
 * Metres from a destination to a zone: 0 inside, infinite outside postcodes, undefined if the zone, or its fee, depends on a
 * position that is not known. PRICE-6
 */
function outsideZone({ shape, feeByDistance }: ZoneRule, store: Point, place: Destination): number | undefined {
  const point = pointOf(place)
  if (shape.kind !== 'postcodes') return point && metresOutside(shape, store, point)
  const { postcode = '', countryCode } = place
  if (countryCode !== shape.countryCode || !shape.postcodes.some(entry => coversPostcode(entry, postcode)))
    return Number.POSITIVE_INFINITY
  return feeByDistance?.length && !point ? undefined : 0
}

/** Ray casting on a plane with the place as origin. */
function outsideRing(ring: readonly [number, number][], place: Point): number {
  const corners = ring.map(([longitude, latitude]) => flattened({ longitude, latitude }, place))
  let inside = false
  let nearest = Number.POSITIVE_INFINITY
  corners.forEach((a, index) => {
    const b = corners[(index + 1) % corners.length] ?? a
    nearest = Math.min(nearest, toSegment(a, b))
    if (a.y > 0 !== b.y > 0 && a.x + ((b.x - a.x) * -a.y) / (b.y - a.y) > 0) inside = !inside
  })
  return inside || nearest <= EDGE ? 0 : nearest
}

/** Metres from the origin to the segment between two corners. */
function toSegment(a: { x: number; y: number }, b: { x: number; y: number }): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(a.x * dx + a.y * dy) / length))
  return Math.hypot(a.x + along * dx, a.y + along * dy)
}

/** The fee of a zone at a distance in metres. PRICE-6 */
export function feeAt({ fee, feeByDistance = [] }: ZoneRule, distance = 0): Money {
  const reached = feeByDistance.filter(step => distance >= step.from)
  return reached.reduce((most, step) => (step.from > most.from ? step : most), { from: -1, fee }).fee
}

/**
 * The price of delivery to a place, or how far it is out of reach. The first matching zone in the store's order counts; while
 * the position is not known, zones that depend on it match nothing. With a store-local time only zones delivered to at that time
 * count. PRICE-6
 */
export function quoteDelivery(
  zones: readonly ZoneRule[],
  store: Point,
  place: Destination,
  at?: StoreMoment,
): DeliveryQuote | OutOfReach {
  const metres = metresTo(store, place)
  const distance = metres === undefined ? {} : { distance: metres }
  let beyond = Number.POSITIVE_INFINITY
  let shut = false
  let unplaced = false
  for (const zone of zones) {
    const outside = outsideZone(zone, store, place)
    if (outside === 0 && isDeliveredAt(zone, at)) return quoteOf(zone, metres)
    shut ||= outside === 0
    unplaced ||= outside === undefined
    if (outside) beyond = Math.min(beyond, outside)
  }
  if (shut) return { inReach: false, ...distance, notNow: true }
  if (unplaced) return { inReach: false, unplaced }
  return { inReach: false, ...distance, ...(Number.isFinite(beyond) ? { beyond } : {}) }
}

const isDeliveredAt = ({ windows }: ZoneRule, at: StoreMoment | undefined): boolean =>
  windows === undefined || at === undefined || isWithin(windows, at)

function quoteOf(zone: ZoneRule, distance: number | undefined): DeliveryQuote {
  const { zoneId, minimumDeliveryFee, freeFrom } = zone
  const free = freeFrom === undefined ? {} : { freeFrom }
  const away = distance === undefined ? {} : { distance }
  return { inReach: true, zoneId, ...away, fee: feeAt(zone, distance), minimumDeliveryFee, ...free }
}

/** The quote of the zone that staff chose for a place whose position is not known. COUNTER-1 */
export function quoteOfChosenZone(
  zones: readonly ZoneRule[],
  zoneId: string,
  at?: StoreMoment,
): DeliveryQuote | OutOfReach {
  const zone = zones.find(one => one.zoneId === zoneId)
  if (!zone) return { inReach: false }
  return isDeliveredAt(zone, at) ? quoteOf(zone, undefined) : { inReach: false, notNow: true }
}

/** The zone of a place with its fee there; undefined if there is none. PRICE-6 */
export function zoneOfPlace(
  zones: readonly DeliveryZone[],
  quote: DeliveryQuote | OutOfReach,
): ZoneOfPlace | undefined {
  const zone = quote.inReach ? zones.find(one => one.zoneId === quote.zoneId) : undefined
  if (!zone || !quote.inReach) return undefined
  const { fee, distance } = quote
  return { ...zone, fee, ...(zone.feeByDistance && distance !== undefined && { distance }) }
}

/** The delivery fee for an amount of dishes. PRICE-6 */
export const deliveryFee = (quote: Pick<DeliveryQuote, 'fee' | 'freeFrom'>, dishes: Money): Money =>
  quote.freeFrom !== undefined && dishes >= quote.freeFrom ? ZERO : quote.fee

const METRES_PER_MINUTE = 250
const ROUNDED_TO = 5

/** Usual preparation time of an order type, in minutes. */
export const preparationMinutes = (
  { readyMinutes, readyMinutesFor }: Pick<ShopConfig, 'readyMinutes' | 'readyMinutesFor'>,
  bizType: BizType,
): number => readyMinutesFor?.[bizType] ?? readyMinutes

/**
 * Minutes until an order placed now is ready, or at the door for a delivery over `metres`; rounded up to five minutes if travel
 * is added.
 */
export function readyIn(readyMinutes: number, bizType: BizType, metres = 0): number {
  if (bizType !== 1200 || metres <= 0) return readyMinutes
  return Math.ceil((readyMinutes + metres / METRES_PER_MINUTE) / ROUNDED_TO) * ROUNDED_TO
}
