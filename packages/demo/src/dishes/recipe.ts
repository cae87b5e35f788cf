import type { LocalizedText } from '@comanda/domain/money'
import type { Allergen, Diet, Nutrition } from '@comanda/domain/menu'
import type { TimeWindow } from '@comanda/domain/store'
import type { LocalPrices, PackingSize, Step } from '../stores/keys.ts'

/** Menu groups of dishes. */
export type GroupKey =
  | 'combos'
  | 'noodles'
  | 'dumplings'
  | 'bowls'
  | 'burgers'
  | 'handheld'
  | 'pizza'
  | 'salads'
  | 'sides'
  | 'sweets'
  | 'drinks'
  | 'bar'
  | 'breakfast'
  | 'bakery'
  | 'dinner'
  | 'members'
  | 'giving'

export interface UnitRecipe {
  unit: string
  name: LocalizedText
  price: LocalPrices
}

export interface ComboPart {
  id: string
  name: LocalizedText
  min: number
  max: number
  /**
   * Dish, additional price, and how it can be chosen. The dish's first unit unless `unit` is set. `nested`: with its own
   * options.
   */
  picks: { food: string; unit?: string; adds?: Step; max?: number; selected?: true; nested?: true }[]
}

export interface SidePart {
  id: string
  name: LocalizedText
  min: number
  max: number
  picks: { food: string; unit?: string; price: LocalPrices; max?: number; nested?: true }[]
}

/** Exclusions: modifier items and sides by id, units by their short name. MENU-6 */
export interface ExclusionRecipe {
  items?: string[]
  units?: string[]
  shutsItems?: string[]
  shutsUnits?: string[]
}

/** Unit of a price by weight; bounds and step in thousandths of it. MENU-2 */
export interface WeightRecipe {
  name: LocalizedText
  min: number
  max: number
  step: number
}

/** A dish of the brand, before a store sets its price. */
export interface Recipe {
  food: string
  group: GroupKey
  name: LocalizedText
  about: LocalizedText
  /** Price of its only unit; a dish with several has `units` instead. */
  price?: LocalPrices
  unit?: LocalizedText
  units?: UnitRecipe[]
  /** Member discount as a step. LOGIN-10 */
  memberOff?: Step
  openPrice?: { min: LocalPrices; max: LocalPrices }
  byWeight?: WeightRecipe
  /** Weighed differently in New York. */
  byPound?: WeightRecipe
  modifiers?: string[]
  combo?: ComboPart[]
  multiBase?: number
  sides?: SidePart[]
  exclusions?: ExclusionRecipe[]
  sale?: { min?: number; step?: number; limit?: number; perPerson?: true }
  packing?: PackingSize
  tax?: 'food' | 'alcohol' | 'packaged'
  allergens?: Allergen[]
  diets?: Diet[]
  tags?: string[]
  spicy?: 1 | 2 | 3
  kcal?: number
  /** Tenths of a gram per portion. */
  nutrition?: Nutrition
  station?: string
  /** When it is served, within the hours of its menu; absent = always. */
  windows?: TimeWindow[]
  /** Stores where it is off sale (`noOnSale`). MENU-4 */
  offSaleIn?: string[]
}
