export { Review } from './review.tsx'
export { PublishedReviews } from './lazy-published-reviews.ts'
