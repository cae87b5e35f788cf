import type { Wish } from '@comanda/domain/menu'
import { useState } from 'react'
import { writeStored, readStored } from '../../platform/storage.ts'
import type * as fits from './fits.ts'

const KEPT = 'menuWish'

let fitting: typeof fits | undefined

/** Fetches what works a wish out, unless it is there. */
export const loadFits = async (): Promise<void> => {
  fitting ??= await import('./fits.ts')
}

/** A guest who keeps a wish sees no menu before it is worked out. */
export const fitsFirst = async (): Promise<void> => {
  if (readStored(KEPT) !== undefined) await loadFits()
}

/** How every dish fits the wish; undefined where nothing is wished. */
export const fitsOf: typeof fits.fitsOf = (...asked) => fitting?.fitsOf(...asked)

/** What a guest eats and does not: kept for the next visit, since it rarely changes. */
export function useWish(): [Wish, (wish: Wish) => void] {
  const [wish, setWish] = useState<Wish>(() => fitting?.wishIn(readStored(KEPT)) ?? { diets: [], without: [] })
  return [
    wish,
    next => {
      writeStored(KEPT, next)
      setWish(next)
    },
  ]
}

/** How many filters are on. */
export const wishCount = (wish: Wish): number => wish.diets.length + wish.without.length
