import { type Fault, repeated } from '../money/index.ts'
import type { CustomAmount, GiftDesign, GiftDiscount, GiftProgram } from './types.ts'

export type GiftProgramWhy =
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

type Found = Fault<GiftProgramWhy> | undefined

/** Ids a gift card program may refer to, and what is already in circulation. */
export interface GiftGround {
  /** Stores of the program's currency. */
  shopIds: readonly number[]
  /** The previous version of the program; absent for a new one. */
  before?: GiftProgram
  /** Designs of issued cards. */
  heldDesigns: readonly string[]
}

function checkCustom(custom: CustomAmount | undefined): Found {
  if (!custom) return undefined
  if (custom.min > custom.max) return { field: 'program.customAmount.max', why: 'customBackwards' }
  const fits = (custom.max - custom.min) % custom.step === 0
  return fits ? undefined : { field: 'program.customAmount.step', why: 'customStep' }
}

function checkDiscounts(discounts: readonly GiftDiscount[]): Found {
  const twice = repeated(discounts, discount => discount.from)
  return twice === undefined ? undefined : { field: `program.discounts[${twice}].from`, why: 'discountTwice' }
}

function checkDesigns({ designs, occasions }: GiftProgram, { heldDesigns }: GiftGround): Found {
  if (designs.length === 0) return { field: 'program.designs', why: 'designsMissing' }
  const twice = repeated(designs, design => design.designId)
  if (twice !== undefined) return { field: `program.designs[${twice}].designId`, why: 'designTwice' }
  const known = occasions.map(one => one.occasion)
  const lost = designs.findIndex((design: GiftDesign) => !known.includes(design.occasion))
  if (lost >= 0) return { field: `program.designs[${lost}].occasion`, why: 'occasionUnknown' }
  const gone = heldDesigns.some(held => designs.every(design => design.designId !== held))
  return gone ? { field: 'program.designs', why: 'designHeld' } : undefined
}

const goodAt = (shopIds: readonly number[], shopId: number): boolean => shopIds.length === 0 || shopIds.includes(shopId)

/** Issued cards stay valid at the stores they were sold for, so stores can only be added while cards are in circulation. */
function checkShops({ shopIds }: GiftProgram, { shopIds: known, before, heldDesigns }: GiftGround): Found {
  const foreign = shopIds.findIndex(shopId => !known.includes(shopId))
  if (foreign >= 0) return { field: `program.shopIds[${foreign}]`, why: 'shopUnfit' }
  const out = before && heldDesigns.length > 0 ? before.shopIds : undefined
  const lost = out && known.some(shopId => goodAt(out, shopId) && !goodAt(shopIds, shopId))
  return lost ? { field: 'program.shopIds', why: 'giftShopsFewer' } : undefined
}

/** Checks a gift card program: amounts or custom bounds, designs for existing occasions, stores with its currency. CARD-5 */
export function checkGiftProgram(program: GiftProgram, ground: GiftGround): Found {
  const { amounts, customAmount, discounts } = program
  if (amounts.length === 0 && !customAmount) return { field: 'program.amounts', why: 'giftAmountsMissing' }
  const twice = repeated(amounts, amount => amount)
  if (twice !== undefined) return { field: `program.amounts[${twice}]`, why: 'amountTwice' }
  return (
    checkCustom(customAmount) ??
    checkDiscounts(discounts) ??
    checkDesigns(program, ground) ??
    checkShops(program, ground)
  )
}
