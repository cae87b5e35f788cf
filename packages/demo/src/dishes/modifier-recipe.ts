import type { LocalizedText } from '@comanda/domain/money'
import type { Allergen, Diet } from '@comanda/domain/menu'
import type { Step } from '../stores/keys.ts'

export interface Choice {
  id: string
  name: LocalizedText
  adds?: Step
  /** Maximum count. */
  upTo?: number
  selected?: true
  soldOutIn?: string[]
  allergens?: Allergen[]
  breaks?: Diet[]
  /** Stores that do not offer it. */
  notIn?: string[]
}

export interface ModifierRecipe {
  id: string
  name: LocalizedText
  /** Counted instead of selected. */
  counted?: true
  min: number
  max: number
  choices: Choice[]
}

/** A group of which exactly one option is chosen. */
export const one = (id: string, name: LocalizedText, choices: Choice[]): ModifierRecipe => ({
  id,
  name,
  min: 1,
  max: 1,
  choices,
})
