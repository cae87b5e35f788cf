import type { Words } from '@comanda/domain/money'
import type { Allergen, Diet } from '@comanda/domain/menu'
import type { Step } from '../stores/keys.ts'

export interface Choice {
  id: string
  name: Words
  adds?: Step
  /** How often it may be counted. */
  upTo?: number
  selected?: true
  soldOutIn?: string[]
  allergens?: Allergen[]
  breaks?: Diet[]
  /** Not offered in these stores at all. */
  notIn?: string[]
}

export interface ModifierRecipe {
  id: string
  name: Words
  /** Counted one by one rather than chosen. */
  counted?: true
  min: number
  max: number
  choices: Choice[]
}

/** A group of which exactly one is chosen. */
export const one = (id: string, name: Words, choices: Choice[]): ModifierRecipe => ({
  id,
  name,
  min: 1,
  max: 1,
  choices,
})
