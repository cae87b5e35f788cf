import { createContext, type ReactNode } from 'react'
import type { OrderType, OrderQuote } from '../api.ts'
import type { OrderPayment, OrderToPay } from '../create/form-props.ts'

type Place = { shopId: number; orderType: OrderType }

/** Parts of the sheet supplied by other features. */
export interface QuickParts {
  /** Total with its lines, as in the order form. PRICE-2 */
  renderTotals: (calculation: OrderQuote['calculation']) => ReactNode
  /** Additions to the total on the payment page. PRICE-7, PRICE-8 */
  renderOnTop: (place: Place) => ReactNode
  /** Supplies the sheet with the payment of the order; undefined until it is loaded. PAY-9 */
  renderPayment: (input: OrderToPay & Place, sheet: (payment: OrderPayment | undefined) => ReactNode) => ReactNode
}

/** Provided by the page, because order cards are on many pages. */
export const QuickPartsOf = createContext<QuickParts>({
  renderTotals: () => null,
  renderOnTop: () => null,
  renderPayment: (_input, sheet) => sheet(undefined),
})
