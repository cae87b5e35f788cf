import type { Cart } from './use-cart.ts'

/** How much is missing for a delivery, following every tap; the member's price counts. PRICE-6 */
export function missingForDelivery({ answer, calculation }: Cart): number {
  if (!answer?.deliveryFrom || !calculation) return 0
  const saved = calculation.totalLines.find(line => line.kind === 'discount' && line.id === 'member')?.amount ?? 0
  return Math.max(0, answer.deliveryFrom.minimumDeliveryFee - calculation.itemsAmount - saved)
}
