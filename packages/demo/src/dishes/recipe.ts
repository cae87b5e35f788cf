import type { Words } from '@comanda/domain/money'
import type { Allergen, Diet } from '@comanda/domain/menu'
import type { LocalPrices, PackingSize, Step } from '../stores/keys.ts'

/** The headings a dish can stand under. */
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
  name: Words
  price: LocalPrices
}

export interface ComboPart {
  id: string
  name: Words
  min: number
  max: number
  /** Dish, what it adds, and how it may be taken. The dish's first unit unless `unit` says another. `nested`: with its own choices. */
  picks: { food: string; unit?: string; adds?: Step; max?: number; selected?: true; nested?: true }[]
}

export interface SidePart {
  id: string
  name: Words
  min: number
  max: number
  picks: { food: string; unit?: string; price: LocalPrices; max?: number; nested?: true }[]
}

/** What shuts out what: modifier items and sides by their id, units by their own short name. MENU-6 */
export interface ExclusionRecipe {
  items?: string[]
  units?: string[]
  shutsItems?: string[]
  shutsUnits?: string[]
}

/** What its price is for one of; bounds and step in thousandths of it. MENU-2 */
export interface WeightRecipe {
  name: Words
  min: number
  max: number
  step: number
}

/** A dish as the brand knows it, before a store prices it. */
export interface Recipe {
  food: string
  group: GroupKey
  name: Words
  about: Words
  /** Of its only unit; a dish with several has `units` instead. */
  price?: LocalPrices
  unit?: Words
  units?: UnitRecipe[]
  /** Members pay this step of the ladder less. LOGIN-10 */
  memberOff?: Step
  openPrice?: { min: LocalPrices; max: LocalPrices }
  byWeight?: WeightRecipe
  /** Weighed otherwise in New York. */
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
  station?: string
  /** Off sale in these stores (`noOnSale`). MENU-4 */
  offSaleIn?: string[]
}
