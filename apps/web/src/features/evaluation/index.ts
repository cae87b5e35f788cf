export { Review } from './review.tsx'
