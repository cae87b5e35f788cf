export * from './calls.ts'
export { party, person } from './party-shapes.ts'
export { leftOutReason, pricedLine } from './line-shape.ts'
export { buffet } from './buffet-shape.ts'
export {
  calculation,
  cartAnswer,
  couponEffect,
  totalLine,
  windows,
} from './shapes.ts'
export { enteredItem } from './entered-item.ts'
