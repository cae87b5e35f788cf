import type { Cart } from './use-cart.ts'

/**
 * Returns the amount missing for an order: for a delivery to the chosen address or the nearest one, else the store's minimum;
 * updated with every tap, at member prices. PRICE-6
 */
export function missingForDelivery({ answer, calculation }: Cart): number {
  const area = answer?.zone ?? answer?.deliveryFrom
  if (!calculation) return 0
  if (!area) return calculation.missingForDelivery
  const saved = calculation.totalLines.find(line => line.kind === 'discount' && line.id === 'member')?.amount ?? 0
  return Math.max(calculation.missingForDelivery, area.minimumDeliveryFee - calculation.itemsAmount - saved)
}
