import { lazyPart } from '../../ui/loading/lazy-part.ts'

/** The time left. Loaded when it is drawn. */
export const Renderer = lazyPart(async () => (await import('./time-left.tsx')).TimeLeft)
