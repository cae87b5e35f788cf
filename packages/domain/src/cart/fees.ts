import { atRate, type Money, money, ZERO, times } from '../money/index.ts'
import type { DeliveryZone } from '../store/index.ts'
import type { CalculationInput, LineToPrice, SurchargeTotal } from './calculation.ts'
import { type DraftLine, dishesAmount, draftLines, totalRemaining } from './draft.ts'

type FeeContext = Pick<CalculationInput, 'shop' | 'bizType' | 'zone'>

/** Packing fee of a line's pieces; none at the table. PRICE-6 */
export const packingOf = (line: LineToPrice, bizType: number): Money =>
  bizType === 1100 ? ZERO : times(line.packingFee, line.quantity)

/** The packaging fee of an order; none for an empty cart. PRICE-6 */
export const packagingOf = (lines: readonly DraftLine[], { shop: { packaging }, bizType }: FeeContext): Money =>
  packaging && lines.length > 0 && packaging.bizTypes.some(type => type === bizType) ? packaging.amount : ZERO

/** The delivery fee of the zone; 0 from the zone's free-delivery amount on, and for an empty cart. PRICE-6 */
export function deliveryFeeOf(lines: readonly DraftLine[], { bizType, zone }: FeeContext): Money {
  if (bizType !== 1200 || !zone || lines.length === 0 || isFreeFrom(lines, zone)) return ZERO
  return zone.fee
}

/** Whether the dishes reach the zone's free-delivery amount. */
export const isFreeFrom = (lines: readonly DraftLine[], zone: NonNullable<FeeContext['zone']>): boolean =>
  zone.freeFrom !== undefined && dishesAmount(lines) >= zone.freeFrom

/** Amount the dishes lack to reach the minimum of the zone, or of the store for this order type. PRICE-6 */
export function missingForDelivery(lines: readonly DraftLine[], { shop, bizType, zone }: FeeContext): Money {
  const inZone = bizType === 1200 && zone ? zone.minimumDeliveryFee : ZERO
  const least = Math.max(inZone, shop.minimumOrder?.[bizType] ?? ZERO)
  return lines.length === 0 && inZone === 0 ? ZERO : money(Math.max(0, least - dishesAmount(lines)))
}

/** Surcharges (service) on the dishes after promotions, each rounded half up once. */
export function surchargesOf(lines: readonly DraftLine[], { shop, bizType }: FeeContext): SurchargeTotal[] {
  const base = totalRemaining(lines)
  return shop.surcharges
    .filter(it => it.bizTypes.some(type => type === bizType))
    .map(({ surchargeId, name, rate }) => ({ surchargeId, name, rate, amount: atRate(base, rate, 'halfUp') }))
    .filter(it => it.amount > 0)
}

/**
 * The lowest delivery fee and minimum of the zones, while the address is unknown; undefined if the store has no zones. PRICE-6
 */
export function deliveryFrom(zones: readonly DeliveryZone[], lines: readonly LineToPrice[], isMember: boolean) {
  if (zones.length === 0) return undefined
  const fees = zones.flatMap(zone => [zone.fee, ...(zone.feeByDistance ?? []).map(step => step.fee)])
  const fee = money(Math.min(...fees))
  const minimumDeliveryFee = money(Math.min(...zones.map(zone => zone.minimumDeliveryFee)))
  const missing = money(Math.max(0, minimumDeliveryFee - dishesAmount(draftLines(lines, isMember))))
  return { fee, minimumDeliveryFee, missing }
}
