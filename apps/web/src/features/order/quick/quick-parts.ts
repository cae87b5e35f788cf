import { createContext, type ReactNode } from 'react'
import type { OrderType, OrderQuote } from '../api.ts'

/** Parts of the sheet supplied by other features. */
export interface QuickParts {
  /** Total with its lines, as in the order form. PRICE-2 */
  renderTotals: (calculation: OrderQuote['calculation']) => ReactNode
  /** Additions to the total on the payment page. PRICE-7, PRICE-8 */
  renderOnTop: (place: { shopId: number; orderType: OrderType }) => ReactNode
}

/** Provided by the page, because order cards are on many pages. */
export const QuickPartsOf = createContext<QuickParts>({ renderTotals: () => null, renderOnTop: () => null })
