import { lazyPart } from '../../ui/loading/lazy-part.ts'

/** Wide pictures that the guest swipes. Loaded when it is drawn. */
export const Renderer = lazyPart(async () => (await import('./carousel.tsx')).Carousel)
