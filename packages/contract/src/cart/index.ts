export * from './calls.ts'
export {
  buffet,
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
