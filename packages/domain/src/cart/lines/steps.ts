import type { MenuItem } from '../../menu/index.ts'

/** The first quantity in which a dish is sold, and the step from there. CART-2 */
export const stepsOf = (item: MenuItem<unknown>) => ({
  saleMin: Math.max(1, item.saleSettings.saleMin),
  saleStep: Math.max(1, item.saleSettings.saleStep),
})

/** The largest quantity on the dish's steps that is at most `most`; 0 if even the first quantity is larger. CART-2 */
export function onStep(item: MenuItem<unknown>, most: number): number {
  const { saleMin, saleStep } = stepsOf(item)
  if (most < saleMin) return 0
  return saleMin + Math.floor((most - saleMin) / saleStep) * saleStep
}
