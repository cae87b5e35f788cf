import { createContext, type ReactNode } from 'react'
import type { OrderType, WorkedOut } from '../api.ts'

/** What other features draw on the sheet of the same again. */
export interface QuickParts {
  /** The total in its lines, as the form of the order shows it. PRICE-2 */
  renderTotals: (calculation: WorkedOut['calculation']) => ReactNode
  /** What the page for paying will add. PRICE-7, PRICE-8 */
  renderOnTop: (place: { shopId: number; orderType: OrderType }) => ReactNode
}

/** From the page: cards of orders stand on many of them. */
export const QuickPartsOf = createContext<QuickParts>({ renderTotals: () => null, renderOnTop: () => null })
