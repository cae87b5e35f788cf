import { checkWindows, type WindowsFault } from './check-windows.ts'
import { distanceBetween, flattened } from './distance.ts'
import { faultsIn } from '../money/index.ts'
import type { SettingFault } from './setting-fault.ts'
import type { DeliveryZone, Point, ZoneShape } from './types.ts'
import { coversPostcode, isPostcodeEntry } from './zone-postcodes.ts'

/** Maximum delivery distance in metres. */
export const FARTHEST_ZONE = 100_000
/** Minimum area of a drawn zone in square metres; a smaller one is taken for a drawing error. */
const SMALLEST_AREA = 1000

type ShapeFault = SettingFault<'zoneCorners' | 'zoneCrosses' | 'zoneTooFar' | 'zonePostcodes' | 'postcodeUnknown'>
type ZoneFault = ShapeFault | WindowsFault | SettingFault<'zoneFreeFrom' | 'zoneHidden' | 'zoneSteps'>

interface Flat {
  x: number
  y: number
}

const crossProduct = (a: Flat, b: Flat, c: Flat): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** Whether two segments cross or touch. */
function meet(a: Flat, b: Flat, c: Flat, d: Flat): boolean {
  const apart = (one: number, other: number) => (one > 0 && other > 0) || (one < 0 && other < 0)
  if (apart(crossProduct(a, b, c), crossProduct(a, b, d)) || apart(crossProduct(c, d, a), crossProduct(c, d, b)))
    return false
  const beside = (from: 'x' | 'y') =>
    Math.max(a[from], b[from]) < Math.min(c[from], d[from]) || Math.max(c[from], d[from]) < Math.min(a[from], b[from])
  return !beside('x') && !beside('y')
}

/** Whether a polygon crosses itself; neighbouring sides share a corner only. */
function crossesItself(corners: readonly Flat[]): boolean {
  const sides = corners.map((a, i) => [a, corners[(i + 1) % corners.length] ?? a] as const)
  return sides.some(([a, b], i) =>
    sides.some(([c, d], j) => {
      const neighbours = j === i + 1 || (i === 0 && j === sides.length - 1)
      return j > i && !neighbours && meet(a, b, c, d)
    }),
  )
}

const areaOf = (corners: readonly Flat[]): number =>
  Math.abs(
    corners.reduce((sum, a, i) => {
      const b = corners[(i + 1) % corners.length] ?? a
      return sum + a.x * b.y - b.x * a.y
    }, 0),
  ) / 2

function checkRing(ring: readonly [number, number][], store: Point, field: string): ShapeFault | undefined {
  const points = ring.map(([longitude, latitude]) => ({ longitude, latitude }))
  const far = points.findIndex(point => distanceBetween(store, point) > FARTHEST_ZONE)
  if (far >= 0) return { field: `${field}[${far}]`, reason: 'zoneTooFar', params: { kilometres: FARTHEST_ZONE / 1000 } }
  const corners = points.map(point => flattened(point, store))
  if (corners.length > 3 && crossesItself(corners)) return { field, reason: 'zoneCrosses' }
  return corners.length < 3 || areaOf(corners) < SMALLEST_AREA ? { field, reason: 'zoneCorners' } : undefined
}

function checkPostcodes(postcodes: readonly string[], field: string): ShapeFault | undefined {
  if (postcodes.length === 0) return { field, reason: 'zonePostcodes' }
  const unknown = postcodes.find(entry => !isPostcodeEntry(entry))
  return unknown === undefined ? undefined : { field, reason: 'postcodeUnknown', params: { postcode: unknown } }
}

function checkShape({ shape }: DeliveryZone, store: Point, field: string): ShapeFault | undefined {
  if (shape.kind === 'polygon') return checkRing(shape.ring, store, `${field}.shape.ring`)
  return shape.kind === 'postcodes' ? checkPostcodes(shape.postcodes, `${field}.shape.postcodes`) : undefined
}

/** Whether a shape is within another: a circle in a circle, postcodes among postcodes. */
function isWithinShape(inner: ZoneShape, outer: ZoneShape): boolean {
  if (inner.kind === 'circle') return outer.kind === 'circle' && outer.radius >= inner.radius
  if (inner.kind !== 'postcodes' || outer.kind !== 'postcodes' || inner.countryCode !== outer.countryCode) return false
  return inner.postcodes.every(entry => outer.postcodes.some(area => area === entry || coversPostcode(area, entry)))
}

/**
 * A zone within an earlier one of its kind without limited hours is never used, because the first zone that contains a place
 * counts. PRICE-6
 */
const isHidden = (zone: DeliveryZone, earlier: readonly DeliveryZone[]): boolean =>
  earlier.some(({ shape, windows }) => !windows?.length && isWithinShape(zone.shape, shape))

function checkAmounts({ freeFrom, minimumDeliveryFee, feeByDistance = [] }: DeliveryZone, field: string) {
  const backwards = feeByDistance.findIndex(({ from }, at) => at > 0 && from <= (feeByDistance[at - 1]?.from ?? 0))
  return faultsIn([
    freeFrom !== undefined && freeFrom < minimumDeliveryFee
      ? { field: `${field}.freeFrom`, reason: 'zoneFreeFrom' as const }
      : undefined,
    backwards < 0 ? undefined : { field: `${field}.feeByDistance[${backwards}].from`, reason: 'zoneSteps' as const },
  ])
}

/** The faults of delivery zones: no self-crossing, in reach of the store, consistent amounts. PRICE-6 */
export function checkZones(zones: readonly DeliveryZone[], store: Point): ZoneFault[] {
  return zones.flatMap((zone, i): ZoneFault[] => {
    const field = `zones[${i}]`
    return faultsIn<ZoneFault>([
      ...checkAmounts(zone, field),
      isHidden(zone, zones.slice(0, i))
        ? { field: `${field}.shape`, reason: 'zoneHidden' }
        : checkShape(zone, store, field),
      ...checkWindows(zone.windows ?? [], `${field}.windows`),
    ])
  })
}
