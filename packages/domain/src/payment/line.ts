import { type Money, money } from '../money/index.ts'
import type { PaymentMethod } from './methods.ts'

/** One means of payment and the part it pays. PAY-6 */
export interface PaymentLine {
  /** The part of the bill it pays; tip and surcharge come on top. */
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

/** What a line takes in all: its part, the tip and the surcharge. PRICE-8 */
export const chargedBy = ({ amount, tipAmount, ccAmount }: PaymentLine): Money => money(amount + tipAmount + ccAmount)

/** Whether the lines a phone sent are exactly the ones worked out here; nothing of them is taken over. PAY-9, PRICE-1 */
export const sameLines = (asked: readonly PaymentLine[], ours: readonly PaymentLine[]): boolean =>
  asked.length === ours.length &&
  ours.every((line, at) => {
    const other = asked[at]
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
