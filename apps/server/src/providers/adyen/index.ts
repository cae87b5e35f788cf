export { type AdyenSettings, adyenProvider } from './live.ts'
export { adyenExponent, fromAdyen, toAdyen } from './exponent.ts'
export { connectCardPayment } from './connect.ts'
