import type { Cart } from './use-cart.ts'

/**
 * Returns the amount missing for a delivery to the chosen address, or to the nearest one; updated with every tap, at
 * member prices. PRICE-6
 */
export function missingForDelivery({ answer, calculation }: Cart): number {
  const area = answer?.zone ?? answer?.deliveryFrom
  if (!area || !calculation) return 0
  const saved = calculation.totalLines.find(line => line.kind === 'discount' && line.id === 'member')?.amount ?? 0
  return Math.max(0, area.minimumDeliveryFee - calculation.itemsAmount - saved)
}
