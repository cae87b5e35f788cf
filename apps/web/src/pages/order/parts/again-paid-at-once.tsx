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
 * Where orders stand that can be placed again: what it costs is shown in its lines, and card and points pay such a one as it is
 * placed. PRICE-2, PAY-9
 */
export const AgainPaidAtOnce = ({ children }: { children: ReactNode }) => (
  <QuickPartsOf value={parts}>
    <PayAtOnce value={useCoverAll()}>{children}</PayAtOnce>
  </QuickPartsOf>
)
