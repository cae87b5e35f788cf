import { type Money, money } from '../money/index.ts'
import type { PaymentMethod } from './methods.ts'

/** One payment method and the part it pays. PAY-6 */
export interface PaymentLine {
  /** The part of the bill it pays; tip and surcharge are added to it. */
  amount: Money
  paymentType: number
  paymentMethod: PaymentMethod
  paymentMethodSubtype?: string
  checkoutId?: string
  payerId?: string
  tipAmount: Money
  ccAmount: Money
  securityCode?: string
}

/** The total charged by a line: its part, the tip and the surcharge. PRICE-8 */
export const chargedAmount = ({ amount, tipAmount, ccAmount }: PaymentLine): Money =>
  money(amount + tipAmount + ccAmount)

/** Whether the lines a phone sent equal the computed ones. No amount from the request is used. PAY-9, PRICE-1 */
export const areSameLines = (received: readonly PaymentLine[], computed: readonly PaymentLine[]): boolean =>
  received.length === computed.length &&
  computed.every((line, at) => {
    const other = received[at]
    return (
      other !== undefined &&
      other.paymentMethod === line.paymentMethod &&
      other.paymentType === line.paymentType &&
      other.payerId === line.payerId &&
      other.amount === line.amount &&
      other.tipAmount === line.tipAmount &&
      other.ccAmount === line.ccAmount
    )
  })
