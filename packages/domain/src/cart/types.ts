import type { Money, LocalizedText } from '../money/index.ts'

/** A guest's choice of one dish: ids and counts only. Prices and names come from the server. PRICE-1 */
export interface LineChoice {
  foodId: string
  menuGroupId: string
  menuId: string
  unitId: string
  quantity: number
  /** Thousandths of the measurement unit, for a dish by weight. */
  quantityDecimal?: number
  /** The price the guest typed for an open-price dish. */
  openPrice?: Money
  modifiers: { modifierGroupId: string; modifierItemId: string; quantity: number }[]
  /** `modifiers`: options of the dish nested in the part or side, per piece of it. */
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
  /** The seat it is for, counted from 1; only in orders that staff enter. COUNTER-2 */
  seat?: number
  /** The course it is served in, counted from 1; only in orders that staff enter. COUNTER-2 */
  course?: number
}

/** A stored cart line. `itemKey` never changes; two adds of the same choice give one line. */
export interface CartLine extends LineChoice {
  itemKey: string
  addedBy: string
  /** Regular unit price when it was added; if the menu price differs today, the line shows it. */
  seenAmount?: Money
  /**
   * Ids of the orders that the line repeats: ordering one of them again does not add its dishes twice. Never sent to clients.
   * ORDER-9
   */
  again?: string[]
}

/** 0 add, 1 minus, 2 clear. CART-1 */
export type ModifyType = 0 | 1 | 2

/** The part of a tax on one line; the tax's name is only in the totals. */
export interface TaxPart {
  taxId: string
  rate: number
  inclusive: boolean
  amount: Money
}

/** A chosen option with its name and its price per piece, as in the server's answers. */
export interface NamedModifier {
  modifierGroupId: string
  modifierItemId: string
  quantity: number
  modifierItemName?: string
  addPrice?: Money
}

interface NamedInside {
  quantity: number
  modifiers?: NamedModifier[]
  /** The name of the dish of the part or side. */
  displayName?: string
}

/** The choices of a line with their names. */
interface NamedChoices {
  modifiers: NamedModifier[]
  subItems: (NamedInside & { comboGroupId: string; comboGroupItemId: string })[]
  sideDishItems: (NamedInside & { sideDishGroupId: string; sideDishGroupItemId: string })[]
}

/** A priced line. `amount` = `unitAmount` times quantity; the guest pays `amount - discountAmount`. */
export interface PricedLine extends Omit<CartLine, keyof NamedChoices>, NamedChoices {
  /** The same as `foodId`; set in server answers. */
  menuItemId?: string
  /** The promotion that takes something off the line; set in server answers. */
  discountId?: string
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
  /** Unit price when the line was added, if it differs today; shown to the guest. */
  priceWas?: Money
  /** Why it can no longer be ordered; absent if it can. */
  problem?: LineProblem
  /** Promotion id of a free line, which is not part of the cart and cannot be changed. */
  giftOf?: string
  /** Set on lines that charge the buffet price of diners; not part of the cart either. CART-13 */
  buffetPerson?: BuffetPerson
}

/** Kind of diner of a buffet. */
export type BuffetPerson = 'adult' | 'child'

/** Whether a guest chose the line: gifts and buffet prices are added automatically. */
export const isChosen = (line: { itemKey: string; giftOf?: string; buffetPerson?: BuffetPerson }): boolean =>
  line.giftOf === undefined && line.buffetPerson === undefined

/** The rule that reduced a quantity. `most`: the maximum of one line. */
export type CapReason = 'stock' | 'limitPerOrder' | 'limitPerPerson' | 'dineInLimit' | 'buffetLimit' | 'most'

/** A quantity that was reduced: the line has `given` instead of `asked`. CART-3, CART-4 */
export interface QuantityCap {
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

/** Why a dish of an earlier order could not be added to a cart; `otherWay`: it is not sold with this order type. ORDER-9 */
export type LeftOutReason = LineProblem | 'otherWay'

/** One line of the total: its kind, its amount, and the rule that explains it. */
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
  /** Id of the tax, promotion or charge. */
  id: string
  name: LocalizedText
  amount: Money
  /** Message key of the explanation, with its values. */
  rule: string
  ruleParams: Record<string, string | number>
}
