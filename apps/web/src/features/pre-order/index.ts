export { LazyPreOrderCart } from './lazy-pre-order-cart.ts'
export { PreOrderNote, NotHereYet } from './pre-order-note.tsx'
