import { lazyPart } from '../../ui/loading/lazy-part.ts'

/** A picture with places that are links. Loaded when it is drawn. */
export const Renderer = lazyPart(async () => (await import('./hot-zones.tsx')).HotZones)
