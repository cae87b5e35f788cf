import { type MenuIndex, type StockMap } from '../menu/index.ts'
import { money, type LocalizedText } from '../money/index.ts'
import type { Promotion } from '../store/index.ts'
import type { CalculationInput, LineToPrice } from './calculation.ts'
import type { CartRules } from './limits.ts'
import type { LineChoice } from './types.ts'

/** A minimal choice; a test overrides fields as needed. */
export const choiceOf = (foodId: string, quantity = 1, own: Partial<LineChoice> = {}): LineChoice => ({
  foodId,
  menuGroupId: 'g',
  menuId: 'm',
  unitId: '',
  quantity,
  modifiers: [],
  subItems: [],
  sideDishItems: [],
  remark: '',
  ...own,
})

export const lineOf = (
  itemKey: string,
  unitAmount: number,
  quantity = 1,
  own: Partial<LineToPrice> = {},
): LineToPrice => ({
  ...choiceOf(itemKey, quantity),
  itemKey,
  addedBy: 'me',
  displayName: itemKey,
  detail: '',
  unitName: '',
  price: money(unitAmount),
  unitAmount: money(unitAmount),
  packingFee: money(0),
  taxIds: [],
  ...own,
})

export const shopOf = (own: Partial<CalculationInput['shop']> = {}): CalculationInput['shop'] => ({
  currency: { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 },
  taxes: [],
  taxRounding: 'total',
  surcharges: [],
  promotions: [],
  ...own,
})

export const inputOf = (lines: LineToPrice[], own: Partial<CalculationInput> = {}): CalculationInput => ({
  shop: shopOf(),
  bizType: 1100,
  lines,
  isMember: false,
  moment: { weekday: 1, minutes: 720 },
  cartVersion: 1,
  ...own,
})

export const promotionOf = (
  discountId: string,
  effect: Promotion['effect'],
  own: Partial<Promotion> = {},
): Promotion => ({
  discountId,
  promotionType: 1101,
  name: { en_US: discountId },
  effect,
  threshold: money(0),
  windows: [],
  bizTypes: [1100, 1200, 1300],
  foodIds: [],
  ...own,
})

export const rulesOf = (
  index: MenuIndex,
  own: Partial<CartRules<LocalizedText>> & { stock?: StockMap } = {},
): CartRules<LocalizedText> => ({
  index,
  stock: {},
  bizType: 1100,
  at: { weekday: 1, minutes: 720 },
  member: false,
  people: 1,
  itemLimit: { count: 0, perPerson: false },
  ...own,
})
