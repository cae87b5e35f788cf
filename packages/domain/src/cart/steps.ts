import type { MenuItem } from '../menu/index.ts'

/** The first quantity a dish is sold in, and the step from there. CART-2 */
export const stepsOf = (item: MenuItem<unknown>) => ({
  saleMin: Math.max(1, item.saleSettings.saleMin),
  saleStep: Math.max(1, item.saleSettings.saleStep),
})

/** The largest quantity on the dish's own steps that is not above `most`; 0 where not even the first is. CART-2 */
export function onStep(item: MenuItem<unknown>, most: number): number {
  const { saleMin, saleStep } = stepsOf(item)
  if (most < saleMin) return 0
  return saleMin + Math.floor((most - saleMin) / saleStep) * saleStep
}
