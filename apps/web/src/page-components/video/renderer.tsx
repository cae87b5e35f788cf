import { lazyPart } from '../../ui/loading/lazy-part.ts'

/** A silent video. DECO-6. Loaded when it is drawn. */
export const Renderer = lazyPart(async () => (await import('./video-block.tsx')).VideoBlock)
