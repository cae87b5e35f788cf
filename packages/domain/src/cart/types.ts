import type { Money, Words } from '../money/index.ts'

/** What a guest chooses of one dish: ids and counts alone. Prices and names are the server's. PRICE-1 */
export interface LineChoice {
  foodId: string
  menuGroupId: string
  menuId: string
  unitId: string
  quantity: number
  /** Thousandths of the measurement unit, for a dish by weight. */
  quantityDecimal?: number
  /** What the guest typed for an open-price dish. */
  openPrice?: Money
  modifiers: { modifierGroupId: string; modifierItemId: string; quantity: number }[]
  /** `modifiers`: those of the dish a part or a side nests, counted for one of it. */
  subItems: {
    comboGroupId: string
    comboGroupItemId: string
    quantity: number
    modifiers?: { modifierGroupId: string; modifierItemId: string; quantity: number }[]
  }[]
  sideDishItems: {
    sideDishGroupId: string
    sideDishGroupItemId: string
    quantity: number
    modifiers?: { modifierGroupId: string; modifierItemId: string; quantity: number }[]
  }[]
  remark: string
  buffetStallId?: string
}

/** A line as it is kept in a cart. `itemKey` names it for good; two adds of the same choice meet in one line. */
export interface CartLine extends LineChoice {
  itemKey: string
  addedBy: string
  /** What one cost everybody when it was put in: where the menu asks another price today, the line says so. */
  seenAmount?: Money
  /** The orders (ids) whose dishes it holds because they were asked for again: asked for once more they are there already. Told to nobody. ORDER-9 */
  again?: string[]
}

/** 0 add, 1 minus, 2 clear. CART-1 */
export type ModifyType = 0 | 1 | 2

/** A tax as it falls on one line; its name stands once, with the whole. */
export interface TaxPart {
  taxId: string
  rate: number
  inclusive: boolean
  amount: Money
}

/** A line with its price worked out. `amount` = `unitAmount` times quantity; what the guest pays for it is `amount - discountAmount`. */
export interface PricedLine extends CartLine {
  displayName: string
  /** Unit, modifiers, combo parts, side dishes and remark, joined by commas. CART-7 */
  detail: string
  picture?: string
  unitName: string
  price: Money
  vipPrice?: Money
  unitAmount: Money
  amount: Money
  discountAmount: Money
  discountTags: string[]
  packingFee: Money
  taxes: TaxPart[]
  /** What one cost when it was put in, where that differs from today: the guest is told. */
  priceWas?: Money
  /** Why it can no longer be ordered as it stands; absent while it can. */
  problem?: LineProblem
  /** It came free with this promotion and is no line of the cart: nobody can change it. */
  giftOf?: string
  /** The price of the buffet for those who eat: no line of the cart either. CART-13 */
  buffetPerson?: BuffetPerson
}

/** Who eats of a buffet. */
export type BuffetPerson = 'adult' | 'child'

/** Whether somebody chose a line: gifts and the price of a buffet come by themselves. */
export const isChosen = (line: { itemKey: string; giftOf?: string; buffetPerson?: BuffetPerson }): boolean =>
  line.giftOf === undefined && line.buffetPerson === undefined

/** Which rule held a quantity back. `most`: no cart takes more of one line. */
export type CapReason = 'stock' | 'limitPerOrder' | 'limitPerPerson' | 'dineInLimit' | 'buffetLimit' | 'most'

/** An add that could not be given in full: the line stands at `given`. CART-3, CART-4 */
export interface Cap {
  itemKey: string
  foodId: string
  asked: number
  given: number
  why: CapReason
}

export type LineProblem =
  | 'notOnMenu'
  | 'soldOut'
  | 'notOnSale'
  | 'menuClosed'
  | 'membersOnly'
  | 'choiceGone'
  | 'choiceMissing'
  | 'excluded'
  | 'overStock'
  | 'overLimit'
  | 'belowMinimum'
  | 'buffetOver'

/** Why a dish of an earlier choice could not be put into a cart; `otherWay`: it is not sold in this way of ordering. ORDER-9 */
export type LeftOutReason = LineProblem | 'otherWay'

/** One line of the total that can be opened: what it is, how much, and the rule that made it. */
export interface TotalLine {
  kind:
    | 'items'
    | 'discount'
    | 'packing'
    | 'delivery'
    | 'service'
    | 'tax'
    | 'taxIncluded'
    | 'tip'
    | 'cardFee'
    | 'rounding'
  /** Which tax, promotion or charge. */
  id: string
  name: Words
  amount: Money
  /** Message key of the sentence that explains it, with its values. */
  rule: string
  ruleParams: Record<string, string | number>
}
