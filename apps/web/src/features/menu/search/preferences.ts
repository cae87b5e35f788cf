import type { DietFilter } from '@comanda/domain/menu'
import { useState } from 'react'
import { deferred } from '../../../ui/loading/deferred.ts'
import { writeStored, readStored } from '../../../platform/device/storage.ts'
import type * as fits from './diet-matches.ts'

const STORAGE_KEY = 'menuWish'

let fitting: typeof fits | undefined

/** Line with the active filters, below the categories. */
export const FilterBar = deferred(async () => (await import('./filter-bar.tsx')).FilterBar)

/** Loads the code that matches dishes with preferences, unless it is loaded, and the line that shows them. */
export const loadFits = async (): Promise<void> => {
  const bar = FilterBar.ahead()
  fitting ??= await import('./diet-matches.ts')
  await bar
}

/** Delays the menu until the stored preferences are applied. */
export const fitsFirst = async (): Promise<void> => {
  if (readStored(STORAGE_KEY) !== undefined) await loadFits()
}

/** How each dish matches the preferences; undefined without preferences. */
export const fitsOf: typeof fits.dietMatchesOf = (...query) => fitting?.dietMatchesOf(...query)

/** The guest's diets and excluded allergens, stored for the next visit. */
export function usePreferences(): [DietFilter, (preferences: DietFilter) => void] {
  const [preferences, setPreferences] = useState<DietFilter>(
    () => fitting?.preferencesIn(readStored(STORAGE_KEY)) ?? { diets: [], without: [] },
  )
  return [
    preferences,
    next => {
      writeStored(STORAGE_KEY, next)
      setPreferences(next)
    },
  ]
}

/** Number of active filters. */
export const preferenceCount = (preferences: DietFilter): number =>
  preferences.diets.length + preferences.without.length
