export { averageStars } from './average-stars.ts'
export * from './check.ts'
export * from './types.ts'
