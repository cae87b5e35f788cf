import type { DietFilter } from '@comanda/domain/menu'
import { useState } from 'react'
import { writeStored, readStored } from '../../platform/storage.ts'
import type * as fits from './fits.ts'

const KEPT = 'menuWish'

let fitting: typeof fits | undefined

/** Loads the code that matches dishes with preferences, unless it is loaded. */
export const loadFits = async (): Promise<void> => {
  fitting ??= await import('./fits.ts')
}

/** Delays the menu until the stored preferences are applied. */
export const fitsFirst = async (): Promise<void> => {
  if (readStored(KEPT) !== undefined) await loadFits()
}

/** How each dish matches the preferences; undefined without preferences. */
export const fitsOf: typeof fits.fitsOf = (...query) => fitting?.fitsOf(...query)

/** The guest's diets and excluded allergens, stored for the next visit. */
export function useWish(): [DietFilter, (wish: DietFilter) => void] {
  const [wish, setWish] = useState<DietFilter>(() => fitting?.wishIn(readStored(KEPT)) ?? { diets: [], without: [] })
  return [
    wish,
    next => {
      writeStored(KEPT, next)
      setWish(next)
    },
  ]
}

/** Number of active filters. */
export const wishCount = (wish: DietFilter): number => wish.diets.length + wish.without.length
