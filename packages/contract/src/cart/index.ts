export * from './calls.ts'
export { party, person } from './party-shapes.ts'
export { buffet } from './buffet-shape.ts'
export {
  calculation,
  cartAnswer,
  couponEffect,
  leftOutReason,
  pricedLine,
  totalLine,
  windows,
} from './shapes.ts'
