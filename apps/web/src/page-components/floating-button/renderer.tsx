import { lazyPart } from '../../ui/loading/lazy-part.ts'

/** A button above the tabs. Loaded when it is drawn. */
export const Renderer = lazyPart(async () => (await import('./floating-button.tsx')).FloatingButton)
