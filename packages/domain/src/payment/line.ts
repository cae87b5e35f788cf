import { type Money, money, NOTHING } from '../money/index.ts'
import type { CCFeeConfig } from '../store/index.ts'
import { type PaymentMethod, paymentTypeOf } from './methods.ts'
import { cardSurcharge } from './surcharge.ts'

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

/**
 * How `due` is paid by one method. At the venue nothing is charged here: no tip, no surcharge. PAY-3, PAY-9
 * @param tipAmount what the guest chose to give
 */
export function settle(
  due: Money,
  method: PaymentMethod,
  tipAmount: Money,
  ccFee: CCFeeConfig | undefined,
): PaymentLine[] {
  const onCard = method === '12_bankCard'
  return [
    {
      amount: due,
      paymentType: paymentTypeOf(method),
      paymentMethod: method,
      tipAmount: onCard ? tipAmount : NOTHING,
      ccAmount: onCard ? cardSurcharge(due, ccFee) : NOTHING,
    },
  ]
}

/** Whether the lines a phone sent are exactly the ones worked out here; nothing of them is taken over. PAY-9, PRICE-1 */
export const sameLines = (asked: readonly PaymentLine[], ours: readonly PaymentLine[]): boolean =>
  asked.length === ours.length &&
  ours.every((line, at) => {
    const other = asked[at]
    return (
      other !== undefined &&
      other.paymentMethod === line.paymentMethod &&
      other.paymentType === line.paymentType &&
      other.amount === line.amount &&
      other.tipAmount === line.tipAmount &&
      other.ccAmount === line.ccAmount
    )
  })
