import type { ReactNode } from 'react'
import { TotalLines } from '../../../features/cart/index.ts'
import { PayAtOnce, type QuickParts, QuickPartsOf } from '../../../features/order/index.ts'
import { OnTop, useCoverAll } from '../../../features/payment/index.ts'

const parts: QuickParts = {
  renderTotals: ({ totalLines, currency, totalPaidAmount }) => (
    <TotalLines lines={totalLines} currency={currency} total={totalPaidAmount} />
  ),
  renderOnTop: place => <OnTop {...place} />,
}

/**
 * Supplies order cards with what they need to order again: the total in its lines, and payment by card balance and
 * points as the order is placed. PRICE-2, PAY-9
 */
export const AgainPaidAtOnce = ({ children }: { children: ReactNode }) => (
  <QuickPartsOf value={parts}>
    <PayAtOnce value={useCoverAll()}>{children}</PayAtOnce>
  </QuickPartsOf>
)
