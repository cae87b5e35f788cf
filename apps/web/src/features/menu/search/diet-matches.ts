import { type DietMatch, matchDiets, type MenuIndex, type DietFilter } from '@comanda/domain/menu'
import type { Dish } from '../dish-list/sections.ts'

export const DIETS = ['vegetarian', 'vegan', 'halal', 'glutenFree'] as const
export const ALLERGENS = [
  'gluten',
  'milk',
  'egg',
  'nuts',
  'peanuts',
  'soya',
  'sesame',
  'fish',
  'crustaceans',
  'molluscs',
  'mustard',
  'celery',
  'lupin',
  'sulphites',
] as const

const among = <T extends string>(all: readonly T[], stored: unknown): T[] =>
  Array.isArray(stored) ? all.filter(one => stored.includes(one)) : []

/** Returns the stored preferences; invalid entries are left out, because a guest can edit the storage. */
export function preferencesIn(stored: unknown): DietFilter {
  const { diets, without } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
  return { diets: among(DIETS, diets), without: among(ALLERGENS, without) }
}

/** How each dish matches the preferences, computed once per preferences; undefined without preferences. */
export function dietMatchesOf(
  index: MenuIndex<string>,
  dishes: Iterable<Dish>,
  preferences: DietFilter,
): ReadonlyMap<string, DietMatch> | undefined {
  if (preferences.diets.length + preferences.without.length === 0) return undefined
  return new Map([...dishes].map(({ item }) => [item.foodId, matchDiets(index, item, preferences)]))
}
