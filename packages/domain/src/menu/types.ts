import type { Money, LocalizedText } from '../money/index.ts'
import type { TimeWindow } from '../store/index.ts'

// `T` is the type of a text: `Words` (all languages) in the stored menu, `string` in a menu of one language. Menu rules only use
// structure and amounts, so they work on both.

/** 0 normal, 1 open price (typed by guest or staff), 2 by weight (price per measurement unit). MENU-2 */
export type PriceRule = 0 | 1 | 2

export interface Menu<T = LocalizedText> {
  menuId: string
  displayName: T
  /** Empty = always. */
  windows: TimeWindow[]
  menuGroupIds: string[]
  /** Empty = all. 1100 dine-in, 1200 delivery, 1300 pickup. */
  bizTypes: number[]
  /** Switched off by the store. */
  off?: boolean
}

/** 0 regular group, -1 hot list, -2 members only. */
export type GroupType = 0 | -1 | -2

export interface MenuGroup<T = LocalizedText> {
  menuGroupId: string
  groupType: GroupType
  displayName: T
  /** Foods in display order; the hot list shows the first ten. MENU-5 */
  foodIds: string[]
  /** Minimum quantity of the group in an order that has any of it; 0 = none. CART-5 */
  minOnlineQuantity: number
}

/**
 * The kind of a special price: for members (LOGIN-10), or for an order type (1100 dine-in, 1200 delivery, 1300 pickup). MENU-2
 */
export type PriceType = 'member' | 1100 | 1200 | 1300

/** A price next to the regular one. MENU-2 */
export interface OtherPrice {
  value: Money
  type: PriceType
}

export interface Unit<T = LocalizedText> {
  unitId: string
  unitName: T
  price: Money
  /** At most one per type; absent = everyone pays `price`. */
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

export interface ModifierItem<T = LocalizedText> {
  modifierItemId: string
  modifierItemName: T
  addPrice: Money
  /** Maximum count, in a `multiple` group. */
  max: number
  /** Selected by default. */
  selected: boolean
  soldOut?: boolean
  allergens?: Allergen[]
  /** Diets this option breaks (bacon breaks `vegetarian`). */
  breaksDiets?: Diet[]
}

export interface ModifierGroup<T = LocalizedText> {
  modifierGroupId: string
  displayName: T
  /** true: options are counted (`quantity`); false: options are selected (`selected`). */
  multiple: boolean
  min: number
  /** 1 with `multiple` false is a single choice. */
  max: number
  modifierItems: ModifierItem<T>[]
}

export interface ComboDetail {
  comboGroupItemId: string
  /** The dish of the part. */
  foodId: string
  unitId: string
  addPrice: Money
  max: number
  selected: boolean
  /** Set if the part is a dish of the menu with its own options. */
  nestedMenuGroupItemUID?: string
}

export interface ComboGroup<T = LocalizedText> {
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
  /** Set if the side is a dish of the menu with its own options. */
  nestedMenuGroupItemUID?: string
}

export interface SideDishGroup<T = LocalizedText> {
  sideDishGroupId: string
  displayName: T
  min: number
  max: number
  sideDishes: SideDish[]
}

/**
 * A symmetric exclusion: choosing any option or unit of one side (`propertyList`, `propertyUnitList`) excludes all of the other,
 * and the reverse. Options are modifierItemIds and sideDishGroupItemIds, units are unitIds. MENU-6
 */
export interface ExclusionRule {
  propertyList: string[]
  propertyUnitList: string[]
  exclusivePropertyList: { exclusiveModifierIds: string[] }[]
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

/** Nutrients of one portion, in tenths of a gram. */
export interface Nutrition {
  fat?: number
  saturates?: number
  carbohydrates?: number
  sugars?: number
  protein?: number
  salt?: number
}

export interface MenuItem<T = LocalizedText> {
  foodId: string
  displayName: T
  description?: T
  /** Path of the picture on the image host; sizes are `@160`, `@320`, `@640`. */
  picture?: string
  /** Dominant colour of the picture, `rrggbb`; the answer to guests has it, not the stored menu. MENU-9 */
  pictureColor?: string
  /** Price of the first unit, if it has units. */
  price: Money
  /** As `price`. Member prices are shown to everyone and applied for members. LOGIN-10 */
  prices?: OtherPrice[]
  priceRule: PriceRule
  /** Bounds of an open price. */
  openPrice?: { min: Money; max: Money }
  /** For prices by weight: the price is for one of these; `step` and bounds are thousandths of it. */
  measurementUnit?: { name: T; min: number; max: number; step: number }
  units: Unit<T>[]
  modifierGroupIds: string[]
  comboGroups: ComboGroup<T>[]
  /** Portions of stock that one combo uses at least. CART-6 */
  multiBase: number
  sideDishGroups: SideDishGroup<T>[]
  exclusions: ExclusionRule[]
  saleSettings: SaleSettings
  /** Per piece, for delivery and pickup. PRICE-6 */
  packingFee: Money
  /** Ids into the store's `taxes`. PRICE-5 */
  taxIds: string[]
  allergens: Allergen[]
  /** Contents unknown (an imported menu): an empty list of allergens then means nothing. */
  allergensUnknown?: true
  diets: Diet[]
  tags: string[]
  spicy?: 1 | 2 | 3
  kcal?: number
  /** Per portion, besides `kcal`. */
  nutrition?: Nutrition
  onSale: boolean
  /** When the dish is served within its menu's hours; absent = always. MENU-4 */
  windows?: TimeWindow[]
  /** Portions that are counted from the first publication on; absent = not counted until staff count. */
  startStock?: number
  /** The kitchen station that makes it. */
  station?: string
}

/** A buffet stall: included dishes, allowances, duration, and price per person. MENU-1, CART-13 */
export interface BuffetRule<T = LocalizedText> {
  buffetStallId: string
  displayName: T
  /** 1 = the counts are per diner; 0 = per table. */
  limitType: 0 | 1
  /** Plates of the stall in one interval; 0 = unlimited. */
  limitCount: number
  /** Plates of one dish in one interval; 0 = unlimited. */
  singleLimitCount: number
  /** Minutes after which allowances restart; 0 = they apply to the whole visit. */
  intervalMinutes: number
  /** Minutes from opening to end; 0 = no end. */
  stayMinutes: number
  /** Minutes before the end until which plates can be ordered. */
  lastOrderMinutes: number
  /** The included dishes; `unitId` empty = every size. */
  included: { foodId: string; unitId: string }[]
  /** Price per diner. */
  places: { person: 'adult' | 'child'; displayName: T; price: Money }[]
  /** Ids into the store's `taxes`. PRICE-5 */
  taxIds: string[]
}

/** The whole menu of a store; one document per version. */
export interface MenuDocument<T = LocalizedText> {
  menus: Menu<T>[]
  menuGroups: MenuGroup<T>[]
  items: MenuItem<T>[]
  modifierGroups: ModifierGroup<T>[]
  buffetRules: BuffetRule<T>[]
}

/** Remaining counted stock by `foodId`, `foodId:unitId` or `modifier/modifierItemId`; missing keys are not counted. */
export type StockMap = Record<string, number>

export interface ModifierChoice {
  modifierGroupId: string
  modifierItemId: string
  quantity: number
}

/** `modifiers`: options of the nested dish, per piece of the part. */
export interface ComboChoice {
  comboGroupId: string
  comboGroupItemId: string
  quantity: number
  modifiers?: readonly ModifierChoice[]
}

/** `modifiers`: options of the nested dish, per piece of the side. */
export interface SideChoice {
  sideDishGroupId: string
  sideDishGroupItemId: string
  quantity: number
  modifiers?: readonly ModifierChoice[]
}

/** The choice of one dish, per piece. A cart line is a choice with its place and quantity. */
export interface DishChoice {
  unitId: string
  /** A plate of a buffet: the dish is included in the buffet price, only extras are charged. CART-13 */
  buffetStallId?: string
  /** Thousandths of the measurement unit, for a dish by weight. */
  quantityDecimal?: number
  /** The price the guest typed for an open-price dish. */
  openPrice?: Money
  modifiers: readonly ModifierChoice[]
  subItems: readonly ComboChoice[]
  sideDishItems: readonly SideChoice[]
}
