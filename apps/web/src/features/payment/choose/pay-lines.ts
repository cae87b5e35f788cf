import type { PaymentLine } from '@comanda/domain/payment'
import type { SavedCard } from '../api.ts'

/** The browser data for a bank's 3-D Secure server; the provider's form sends the same. */
const browserInfo = () => ({
  acceptHeader: '*/*',
  colorDepth: screen.colorDepth,
  javaEnabled: false,
  language: navigator.language,
  screenHeight: screen.height,
  screenWidth: screen.width,
  timeZoneOffset: new Date().getTimezoneOffset(),
  userAgent: navigator.userAgent,
})

/** The data for charging a stored card, without a security code. PAY-8 */
export const chargeOf = ({ id, brand }: SavedCard) => ({
  paymentMethod: { type: 'scheme', storedPaymentMethodId: id, brand },
  browserInfo: browserInfo(),
})

/** Adds the card's password to the line that requires it, and to no other. */
export const withCode = <L extends PaymentLine>(payments: L[], securityCode: string): L[] =>
  payments.map(line =>
    line.paymentMethod === '16_msBalance' && securityCode !== '' ? { ...line, securityCode } : line,
  )
