import type { Money, Words } from '../money/index.ts'
import type { TimeWindow } from '../store/index.ts'

/*
 * `T` is what a text is: `Words` (every language) where the menu is kept, `string` where one language of it is shown.
 * Every rule below reads structure and amounts alone, so it runs on both.
 */

/** 0 normal, 1 open price (the guest or staff types it), 2 by weight (price per measurement unit). MENU-2 */
export type PriceRule = 0 | 1 | 2

export interface Menu<T = Words> {
  menuId: string
  displayName: T
  /** Empty = always. */
  windows: TimeWindow[]
  menuGroupIds: string[]
  /** Empty = all. 1100 dine-in, 1200 delivery, 1300 pickup. */
  bizTypes: number[]
  /** The store does not sell from it for now. */
  off?: boolean
}

/** 0 an ordinary group, -1 the hot list, -2 for members only. */
export type GroupType = 0 | -1 | -2

export interface MenuGroup<T = Words> {
  menuGroupId: string
  groupType: GroupType
  displayName: T
  /** Foods in the order shown; the hot list shows the first ten. MENU-5 */
  foodIds: string[]
  /** At least this many of the group in an order that has any of it; 0 = no minimum. CART-5 */
  minOnlineQuantity: number
}

/** Whom a price beside the common one is for: members. LOGIN-10 */
export type PriceType = 'member'

/** A price beside the common one. MENU-2 */
export interface OtherPrice {
  value: Money
  type: PriceType
}

export interface Unit<T = Words> {
  unitId: string
  unitName: T
  price: Money
  /** One of a type at most; absent where everybody pays `price`. */
  prices?: OtherPrice[]
  businessUid: string
}

export interface SaleSettings {
  saleMin: number
  saleStep: number
  /** 0 = no limit. */
  limitSale: number
  /** 0 per order, 1 per person. CART-3 */
  limitSaleType: 0 | 1
}

export interface ModifierItem<T = Words> {
  modifierItemId: string
  modifierItemName: T
  addPrice: Money
  /** How often it may be counted, in a `multiple` group. */
  max: number
  /** Chosen from the start. */
  selected: boolean
  soldOut?: boolean
  allergens?: Allergen[]
  /** Diets this choice breaks (bacon breaks `vegetarian`). */
  breaksDiets?: Diet[]
}

export interface ModifierGroup<T = Words> {
  modifierGroupId: string
  displayName: T
  /** true: items are counted (`quantity`); false: items are chosen (`selected`). */
  multiple: boolean
  min: number
  /** 1 with `multiple` false is a single choice. */
  max: number
  modifierItems: ModifierItem<T>[]
}

export interface ComboDetail {
  comboGroupItemId: string
  /** The dish that is taken. */
  foodId: string
  unitId: string
  addPrice: Money
  max: number
  selected: boolean
  /** A part that is itself a dish of the menu with choices of its own. */
  nestedMenuGroupItemUID?: string
}

export interface ComboGroup<T = Words> {
  comboGroupId: string
  displayName: T
  min: number
  max: number
  details: ComboDetail[]
}

export interface SideDish {
  sideDishGroupItemId: string
  foodId: string
  unitId: string
  price: Money
  max: number
  /** A side that is itself a dish of the menu with choices of its own. */
  nestedMenuGroupItemUID?: string
}

export interface SideDishGroup<T = Words> {
  sideDishGroupId: string
  displayName: T
  min: number
  max: number
  sideDishes: SideDish[]
}

/** One side of a rule: any of `modifierItemIds`, `unitIds` or `sideDishGroupItemIds` chosen shuts out all of the excluded, and the other way round. MENU-6 */
export interface ExclusionRule {
  propertyList: string[]
  propertyUnitList: string[]
  exclusivePropertyList: string[]
  exclusiveUnitList: string[]
}

export type Allergen =
  | 'celery'
  | 'crustaceans'
  | 'egg'
  | 'fish'
  | 'gluten'
  | 'lupin'
  | 'milk'
  | 'molluscs'
  | 'mustard'
  | 'nuts'
  | 'peanuts'
  | 'sesame'
  | 'soya'
  | 'sulphites'
export type Diet = 'vegetarian' | 'vegan' | 'halal' | 'glutenFree'

export interface MenuItem<T = Words> {
  foodId: string
  displayName: T
  description?: T
  /** Path of the picture below an image host; sizes are `@160`, `@320`, `@640`. */
  picture?: string
  /** Of the first unit, where it has units. */
  price: Money
  /** As `price`. Those of members are shown to all and given to members alone. LOGIN-10 */
  prices?: OtherPrice[]
  priceRule: PriceRule
  /** Lowest and highest price an open-price item takes. */
  openPrice?: { min: Money; max: Money }
  /** By weight: price is for one of these; `step` and bounds are thousandths of it. */
  measurementUnit?: { name: T; min: number; max: number; step: number }
  units: Unit<T>[]
  modifierGroupIds: string[]
  comboGroups: ComboGroup<T>[]
  /** How many portions of stock one combo takes at least. CART-6 */
  multiBase: number
  sideDishGroups: SideDishGroup<T>[]
  exclusions: ExclusionRule[]
  saleSettings: SaleSettings
  /** Per piece, for delivery and pickup. PRICE-6 */
  packingFee: Money
  /** Ids into the store's `taxes`. PRICE-5 */
  taxIds: string[]
  allergens: Allergen[]
  /** Nobody has said what it contains (an imported menu): an empty list of allergens is then no promise. */
  allergensUnknown?: true
  diets: Diet[]
  tags: string[]
  spicy?: 1 | 2 | 3
  kcal?: number
  onSale: boolean
  /** Which kitchen station makes it. */
  station?: string
}

/** A stall of a buffet: what is included, how much of it, for how long, and what a place costs. MENU-1, CART-13 */
export interface BuffetRule<T = Words> {
  buffetStallId: string
  displayName: T
  /** 1 = the counts are for each who eats; 0 = for the table. */
  limitType: 0 | 1
  /** Plates of the stall in one interval; 0 = no bound. */
  limitCount: number
  /** Plates of one dish in one interval; 0 = no bound. */
  singleLimitCount: number
  /** Allowances begin anew after so many minutes; 0 = they are for the whole visit. */
  intervalMinutes: number
  /** How long the buffet lasts from its opening; 0 = no end. */
  stayMinutes: number
  /** So long before its end the last plates can be ordered. */
  lastOrderMinutes: number
  /** The dishes a place pays for; `unitId` empty = in every size. */
  included: { foodId: string; unitId: string }[]
  /** What it costs for one who eats. */
  places: { person: 'adult' | 'child'; displayName: T; price: Money }[]
  /** Ids into the store's `taxes`. PRICE-5 */
  taxIds: string[]
}

/** All a store sells, one document per store and version. */
export interface MenuDocument<T = Words> {
  menus: Menu<T>[]
  menuGroups: MenuGroup<T>[]
  items: MenuItem<T>[]
  modifierGroups: ModifierGroup<T>[]
  buffetRules: BuffetRule<T>[]
}

/** What is left of what is counted, by `foodId`, `foodId:unitId` or `modifier/modifierItemId`; what is missing is not counted. */
export type StockMap = Record<string, number>

export interface ModifierChoice {
  modifierGroupId: string
  modifierItemId: string
  quantity: number
}

/** `modifiers` are those of the dish a part nests; counts are for one of the part. */
export interface ComboChoice {
  comboGroupId: string
  comboGroupItemId: string
  quantity: number
  modifiers?: readonly ModifierChoice[]
}

/** `modifiers` are those of the dish a side nests; counts are for one of the side. */
export interface SideChoice {
  sideDishGroupId: string
  sideDishGroupItemId: string
  quantity: number
  modifiers?: readonly ModifierChoice[]
}

/** What is chosen of one dish, counted for one of it. A cart line is one of these, with its place and quantity. */
export interface DishChoice {
  unitId: string
  /** A plate of a buffet: the place pays for the dish, so that only what is added to it costs. CART-13 */
  buffetStallId?: string
  /** Thousandths of the measurement unit, for a dish by weight. */
  quantityDecimal?: number
  /** What the guest typed for an open-price dish. */
  openPrice?: Money
  modifiers: readonly ModifierChoice[]
  subItems: readonly ComboChoice[]
  sideDishItems: readonly SideChoice[]
}
