import type { Cart } from './use-cart.ts'

/** How much is missing for a delivery to the address that is chosen, else to the nearest, following every tap; the member's price counts. PRICE-6 */
export function missingForDelivery({ answer, calculation }: Cart): number {
  const area = answer?.zone ?? answer?.deliveryFrom
  if (!area || !calculation) return 0
  const saved = calculation.totalLines.find(line => line.kind === 'discount' && line.id === 'member')?.amount ?? 0
  return Math.max(0, area.minimumDeliveryFee - calculation.itemsAmount - saved)
}
