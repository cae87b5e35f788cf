import { type Money, ZERO } from '../money/index.ts'
import { distanceBetween, flattened } from './distance.ts'
import type { DeliveryZone, Point, ZoneOfPlace, ShopConfig } from './types.ts'
import type { BizType } from './ways.ts'
import { isWithin, type StoreMoment } from './within.ts'

/** The price of delivery to a place; free from `freeFrom` of dishes on. PRICE-6 */
export interface DeliveryQuote {
  inReach: true
  zoneId: string
  /** Metres from the store, straight line. */
  distance: number
  fee: Money
  minimumDeliveryFee: Money
  freeFrom?: Money
}

/** A place the store does not deliver to. `beyond`: metres to the nearest zone; absent if the store has no zones. */
export interface OutOfReach {
  inReach: false
  distance: number
  beyond?: number
  /** It is in a zone without delivery at that time. */
  notNow?: true
}

/** Tolerance in metres: points this close to the edge are inside the zone. */
const EDGE = 0.5

/** Metres from a place to a zone; 0 if it is inside or on the edge. */
export function metresOutside(zone: DeliveryZone, store: Point, place: Point): number {
  if (zone.shape.kind === 'circle') {
    const outside = distanceBetween(store, place) - zone.shape.radius
    return outside <= EDGE ? 0 : outside
  }
  return outsideRing(zone.shape.ring, place)
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
export function feeAt({ fee, feeByDistance = [] }: DeliveryZone, distance: number): Money {
  const reached = feeByDistance.filter(step => distance >= step.from)
  return reached.reduce((most, step) => (step.from > most.from ? step : most), { from: -1, fee }).fee
}

/**
 * The price of delivery to a place, or how far it is out of reach. The first matching zone in the store's order counts. With a
 * store-local time only zones delivered to at that time count. PRICE-6
 */
export function quoteDelivery(
  zones: readonly DeliveryZone[],
  store: Point,
  place: Point,
  at?: StoreMoment,
): DeliveryQuote | OutOfReach {
  const distance = distanceBetween(store, place)
  let beyond = Number.POSITIVE_INFINITY
  let shut = false
  for (const zone of zones) {
    const outside = metresOutside(zone, store, place)
    if (outside === 0 && isDeliveredAt(zone, at)) return quoteOf(zone, distance)
    shut ||= outside === 0
    if (outside > 0) beyond = Math.min(beyond, outside)
  }
  if (shut) return { inReach: false, distance, notNow: true }
  return { inReach: false, distance, ...(Number.isFinite(beyond) ? { beyond } : {}) }
}

const isDeliveredAt = ({ windows }: DeliveryZone, at: StoreMoment | undefined): boolean =>
  windows === undefined || at === undefined || isWithin(windows, at)

function quoteOf(zone: DeliveryZone, distance: number): DeliveryQuote {
  const { zoneId, minimumDeliveryFee, freeFrom } = zone
  const free = freeFrom === undefined ? {} : { freeFrom }
  return { inReach: true, zoneId, distance, fee: feeAt(zone, distance), minimumDeliveryFee, ...free }
}

/** The zone of a place with its fee there; undefined if there is none. PRICE-6 */
export function zoneOfPlace(
  zones: readonly DeliveryZone[],
  quote: DeliveryQuote | OutOfReach,
): ZoneOfPlace | undefined {
  const zone = quote.inReach ? zones.find(one => one.zoneId === quote.zoneId) : undefined
  if (!zone || !quote.inReach) return undefined
  const { fee, distance } = quote
  return { ...zone, fee, ...(zone.feeByDistance && { distance }) }
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
