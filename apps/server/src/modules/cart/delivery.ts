import { deliveryFrom, type LineToPrice } from '@comanda/domain/cart'
import { type Destination, quoteDelivery, type ShopConfig, type StoreMoment, zoneOfPlace } from '@comanda/domain/store'

/** The known data of a delivery's destination. */
export interface Delivery {
  shop: Pick<ShopConfig, 'deliveryZones' | 'point'>
  deliverTo: Destination | undefined
  moment: StoreMoment
}

/**
 * The zone of the destination, by the current hours or else by its own; `outOfReach` if the store does not deliver
 * there; undefined while it is not known. PRICE-6
 */
export function zoneFor({ shop: { deliveryZones, point }, deliverTo, moment }: Delivery) {
  if (!deliverTo) return undefined
  const atOnce = quoteDelivery(deliveryZones, point, deliverTo, moment)
  const quote = atOnce.inReach ? atOnce : quoteDelivery(deliveryZones, point, deliverTo)
  if (!quote.inReach && quote.unplaced) return undefined
  return zoneOfPlace(deliveryZones, quote) ?? 'outOfReach'
}

/**
 * The delivery part of the answer: the destination's zone, that it is out of reach, or the nearest zone's terms while
 * there is none. PRICE-6
 */
export function deliveryShown(
  zone: ReturnType<typeof zoneFor>,
  { shop }: Pick<Delivery, 'shop'>,
  lines: readonly LineToPrice[],
  isMember: boolean,
) {
  if (zone === 'outOfReach') return { outOfReach: true as const }
  if (!zone) {
    const from = deliveryFrom(shop.deliveryZones, lines, isMember)
    return from ? { deliveryFrom: from } : {}
  }
  const { zoneId, name, fee, minimumDeliveryFee, freeFrom, distance } = zone
  return {
    zone: {
      zoneId,
      name,
      fee,
      minimumDeliveryFee,
      ...(freeFrom !== undefined && { freeFrom }),
      ...(distance !== undefined && { distance }),
    },
  }
}
