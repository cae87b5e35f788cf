import * as z from 'zod/mini'
import { minorUnits } from '../core/index.ts'

const modifier = z.object({
  modifierGroupId: z.string(),
  modifierItemId: z.string(),
  quantity: z.int(),
  /** Its name and its price per piece; the name is absent if the menu no longer has it. */
  modifierItemName: z.exactOptional(z.string()),
  addPrice: z.exactOptional(minorUnits),
})
const tax = z.object({ taxId: z.string(), rate: z.int(), inclusive: z.boolean(), amount: minorUnits })

export const lineProblem = z.enum([
  'notOnMenu',
  'soldOut',
  'notOnSale',
  'menuClosed',
  'membersOnly',
  'choiceGone',
  'choiceMissing',
  'excluded',
  'overStock',
  'overLimit',
  'belowMinimum',
  'buffetOver',
])

/** Why an earlier dish was not added to the cart; `otherWay`: not sold for this order type. ORDER-9 */
export const leftOutReason = z.enum([...lineProblem.options, 'otherWay'])

/** A line of the cart with its calculated price. PRICE-2 */
export const pricedLine = z.object({
  itemKey: z.string(),
  addedBy: z.string(),
  foodId: z.string(),
  /** The same as `foodId`. */
  menuItemId: z.exactOptional(z.string()),
  menuGroupId: z.string(),
  menuId: z.string(),
  unitId: z.string(),
  unitName: z.string(),
  quantity: z.int(),
  quantityDecimal: z.exactOptional(z.int()),
  openPrice: z.exactOptional(minorUnits),
  modifiers: z.array(modifier),
  subItems: z.array(
    z.object({
      comboGroupId: z.string(),
      comboGroupItemId: z.string(),
      displayName: z.exactOptional(z.string()),
      quantity: z.int(),
      modifiers: z.exactOptional(z.array(modifier)),
    }),
  ),
  sideDishItems: z.array(
    z.object({
      sideDishGroupId: z.string(),
      sideDishGroupItemId: z.string(),
      displayName: z.exactOptional(z.string()),
      quantity: z.int(),
      modifiers: z.exactOptional(z.array(modifier)),
    }),
  ),
  remark: z.string(),
  buffetStallId: z.exactOptional(z.string()),
  seat: z.exactOptional(z.int()),
  course: z.exactOptional(z.int()),
  seenAmount: z.exactOptional(minorUnits),
  displayName: z.string(),
  detail: z.string(),
  picture: z.exactOptional(z.string()),
  price: minorUnits,
  vipPrice: z.exactOptional(minorUnits),
  unitAmount: minorUnits,
  amount: minorUnits,
  discountAmount: minorUnits,
  discountTags: z.array(z.string()),
  /** The promotion that discounts it. */
  discountId: z.exactOptional(z.string()),
  packingFee: minorUnits,
  taxes: z.array(tax),
  priceWas: z.exactOptional(minorUnits),
  problem: z.exactOptional(lineProblem),
  /** A free gift of this promotion; it is not a line of the cart. */
  giftOf: z.exactOptional(z.string()),
  /** The buffet price of diners; not a line of the cart either. CART-13 */
  buffetPerson: z.exactOptional(z.enum(['adult', 'child'])),
})
