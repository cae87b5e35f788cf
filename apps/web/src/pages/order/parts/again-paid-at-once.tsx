import type { ReactNode } from 'react'
import { TotalLines } from '../../../features/cart/index.ts'
import { type QuickParts, QuickPartsOf } from '../../../features/order/index.ts'
import { SurchargeOnTop } from '../../../features/payment/index.ts'
import { renderOrderPayment } from './order-payment.tsx'

const parts: QuickParts = {
  renderTotals: ({ totalLines, currency, totalPaidAmount }) => (
    <TotalLines lines={totalLines} currency={currency} total={totalPaidAmount} />
  ),
  renderOnTop: place => <SurchargeOnTop {...place} />,
  renderPayment: renderOrderPayment,
}

/** Supplies order cards with what they need to order again: the total in its lines, and its payment. PRICE-2, PAY-9 */
export const AgainPaidAtOnce = ({ children }: { children: ReactNode }) => (
  <QuickPartsOf value={parts}>{children}</QuickPartsOf>
)
