import type { Currency, Money } from '@comanda/domain/money'
import type { ReactNode } from 'react'

interface FeeInput {
  shopId: number
  amount: Money
  currency: Currency
}

/** The payment feature's text of the card surcharge of a recharge. PRICE-8 */
export interface FeeParts {
  /** The surcharge as a text. */
  renderFee: (input: FeeInput) => ReactNode
  /** The button, with the amount that will be charged. */
  renderCharged: (input: FeeInput, button: (charged: Money) => ReactNode) => ReactNode
}
