export * from './calls.ts'
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
