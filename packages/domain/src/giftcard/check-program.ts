import { type Fault, faultsIn, repeated } from '../money/index.ts'
import type { CustomAmount, GiftDesign, GiftDiscount, GiftProgram } from './types.ts'

export type GiftProgramFaultReason =
  | 'giftAmountsMissing'
  | 'amountTwice'
  | 'customBackwards'
  | 'customStep'
  | 'discountTwice'
  | 'designsMissing'
  | 'designTwice'
  | 'occasionUnknown'
  | 'designHeld'
  | 'shopUnfit'
  | 'giftShopsFewer'
  | 'daysBackwards'

type CheckResult = Fault<GiftProgramFaultReason> | undefined

/** Ids a gift card program may refer to, and the data of issued cards. */
export interface GiftProgramContext {
  /** Stores of the program's currency. */
  shopIds: readonly number[]
  /** The previous version of the program; absent for a new one. */
  before?: GiftProgram
  /** Designs of issued cards. */
  heldDesigns: readonly string[]
}

function checkCustom(custom: CustomAmount | undefined): CheckResult {
  if (!custom) return undefined
  if (custom.min > custom.max) return { field: 'program.customAmount.max', reason: 'customBackwards' }
  const fits = (custom.max - custom.min) % custom.step === 0
  return fits ? undefined : { field: 'program.customAmount.step', reason: 'customStep' }
}

function checkDiscounts(discounts: readonly GiftDiscount[]): CheckResult {
  const twice = repeated(discounts, discount => discount.from)
  return twice === undefined ? undefined : { field: `program.discounts[${twice}].from`, reason: 'discountTwice' }
}

function checkDesigns({ designs, occasions }: GiftProgram, { heldDesigns }: GiftProgramContext): CheckResult {
  if (designs.length === 0) return { field: 'program.designs', reason: 'designsMissing' }
  const twice = repeated(designs, design => design.designId)
  if (twice !== undefined) return { field: `program.designs[${twice}].designId`, reason: 'designTwice' }
  const known = occasions.map(one => one.occasion)
  const lost = designs.findIndex((design: GiftDesign) => !known.includes(design.occasion))
  if (lost >= 0) return { field: `program.designs[${lost}].occasion`, reason: 'occasionUnknown' }
  const missing = heldDesigns.some(held => designs.every(design => design.designId !== held))
  return missing ? { field: 'program.designs', reason: 'designHeld' } : undefined
}

const goodAt = (shopIds: readonly number[], shopId: number): boolean => shopIds.length === 0 || shopIds.includes(shopId)

/** Issued cards stay valid at the stores they were sold for, so stores can only be added while cards are in circulation. */
function checkShops(
  { shopIds }: GiftProgram,
  { shopIds: known, before, heldDesigns }: GiftProgramContext,
): CheckResult {
  const foreign = shopIds.findIndex(shopId => !known.includes(shopId))
  if (foreign >= 0) return { field: `program.shopIds[${foreign}]`, reason: 'shopUnfit' }
  const out = before && heldDesigns.length > 0 ? before.shopIds : undefined
  const lost = out && known.some(shopId => goodAt(out, shopId) && !goodAt(shopIds, shopId))
  return lost ? { field: 'program.shopIds', reason: 'giftShopsFewer' } : undefined
}

/** The faults of a gift card program: amounts or custom bounds, designs for existing occasions, stores with its currency. CARD-5 */
export function checkGiftProgram(program: GiftProgram, context: GiftProgramContext): Fault<GiftProgramFaultReason>[] {
  const { amounts, customAmount, discounts, startDate, endDate } = program
  const isBackwards = startDate !== undefined && endDate !== undefined && endDate < startDate
  const twice = repeated(amounts, amount => amount)
  return faultsIn([
    isBackwards ? { field: 'program.endDate', reason: 'daysBackwards' as const } : undefined,
    amounts.length === 0 && !customAmount
      ? { field: 'program.amounts', reason: 'giftAmountsMissing' as const }
      : undefined,
    twice === undefined ? undefined : { field: `program.amounts[${twice}]`, reason: 'amountTwice' as const },
    checkCustom(customAmount),
    checkDiscounts(discounts),
    checkDesigns(program, context),
    checkShops(program, context),
  ])
}
