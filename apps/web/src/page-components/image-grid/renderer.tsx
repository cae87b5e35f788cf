import { lazyPart } from '../../ui/loading/lazy-part.ts'

/** Square pictures in columns. Loaded when it is drawn. */
export const Renderer = lazyPart(async () => (await import('./image-grid.tsx')).ImageGrid)
