import { atRate, type Money, money, NOTHING, times } from '../money/index.ts'
import type { DeliveryZone } from '../store/index.ts'
import type { CalculationInput, LineToPrice, SurchargeTotal } from './calculation.ts'
import { type DraftLine, dishesOf, draftLines, restOfAll } from './draft.ts'

type Asked = Pick<CalculationInput, 'shop' | 'bizType' | 'zone'>

/** Packing for a line's pieces; nothing is packed for the table. PRICE-6 */
export const packingOf = (line: LineToPrice, bizType: number): Money =>
  bizType === 1100 ? NOTHING : times(line.packingFee, line.quantity)

/** The fee of the zone a delivery goes to, which falls away from the zone's amount on; nothing is delivered for nothing. PRICE-6 */
export function deliveryFeeOf(lines: readonly DraftLine[], { bizType, zone }: Asked): Money {
  if (bizType !== 1200 || !zone || lines.length === 0 || isFreeFrom(lines, zone)) return NOTHING
  return zone.fee
}

/** The zone's own amount is reached from which it asks no fee. */
export const isFreeFrom = (lines: readonly DraftLine[], zone: NonNullable<Asked['zone']>): boolean =>
  zone.freeFrom !== undefined && dishesOf(lines) >= zone.freeFrom

/** What the dishes lack to be delivered at all. PRICE-6 */
export function missingForDelivery(lines: readonly DraftLine[], { bizType, zone }: Asked): Money {
  if (bizType !== 1200 || !zone) return NOTHING
  return money(Math.max(0, zone.minimumDeliveryFee - dishesOf(lines)))
}

/** Charges on the dishes after promotions (service), each rounded half up once. */
export function surchargesOf(lines: readonly DraftLine[], { shop, bizType }: Asked): SurchargeTotal[] {
  const base = restOfAll(lines)
  return shop.surcharges
    .filter(it => it.bizTypes.some(type => type === bizType))
    .map(({ surchargeId, name, rate }) => ({ surchargeId, name, rate, amount: atRate(base, rate, 'halfUp') }))
    .filter(it => it.amount > 0)
}

/** What a delivery costs and needs at least, before the address is known; nothing where the store has no zones. PRICE-6 */
export function deliveryFrom(zones: readonly DeliveryZone[], lines: readonly LineToPrice[], isMember: boolean) {
  if (zones.length === 0) return undefined
  const fees = zones.flatMap(zone => [zone.fee, ...(zone.feeByDistance ?? []).map(step => step.fee)])
  const fee = money(Math.min(...fees))
  const minimumDeliveryFee = money(Math.min(...zones.map(zone => zone.minimumDeliveryFee)))
  const missing = money(Math.max(0, minimumDeliveryFee - dishesOf(draftLines(lines, isMember))))
  return { fee, minimumDeliveryFee, missing }
}
