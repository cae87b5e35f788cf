import { lazyPart } from '../../ui/loading/lazy-part.ts'

/** A store's reviews on a decorated page; no other page loads them. */
export const PublishedReviews = lazyPart(async () => (await import('./published-reviews.tsx')).PublishedReviews)
