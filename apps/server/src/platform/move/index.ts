export { type Move, moveBrand, type Moved } from './move-brand.ts'
