export * from './calls.ts'
export { buffet } from './buffet-shape.ts'
export {
  calculation,
  cartAnswer,
  couponEffect,
  currency,
  minorUnits,
  party,
  person,
  pricedLine,
  totalLine,
} from './shapes.ts'
