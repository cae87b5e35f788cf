import { lazyPart } from '../../../ui/loading/lazy-part.ts'

/** Dishes of a store on a decorated page; no other page loads it. */
export const DishList = lazyPart(async () => (await import('./dish-list.tsx')).DishList)
/** A search in them. */
export const DishSearch = lazyPart(async () => (await import('../search/dish-search.tsx')).DishSearch)
