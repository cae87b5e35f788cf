export { useDecoratedPage } from './api.ts'
export { Decoration, type Renderers } from './decoration.tsx'
export { DecorationSkeleton } from './decoration-skeleton.tsx'
export { OWN_PAGE } from './own-page.ts'
