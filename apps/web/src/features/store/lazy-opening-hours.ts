import { lazyPart } from '../../ui/loading/lazy-part.ts'

/** Opening hours on a decorated page; no other page loads them. */
export const OpeningHours = lazyPart(async () => (await import('./opening-hours.tsx')).OpeningHours)
/** A store on the map, on a decorated page. */
export const StoreMap = lazyPart(async () => (await import('./store-map.tsx')).StoreMap)
