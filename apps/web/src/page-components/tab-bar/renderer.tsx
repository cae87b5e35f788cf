import { lazyPart } from '../../ui/loading/lazy-part.ts'

/** Tabs of the brand’s own. Loaded when it is drawn. */
export const Renderer = lazyPart(async () => (await import('./own-tabs.tsx')).OwnTabs)
