import { lazyPart } from '../../ui/loading/lazy-part.ts'

/** Paragraphs of several styles. DECO-4. Loaded when it is drawn. */
export const Renderer = lazyPart(async () => (await import('./rich-text.tsx')).RichText)
