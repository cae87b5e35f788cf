import type { ReactNode } from 'react'
import { PayAtOnce } from '../features/order/index.ts'
import { useCoverAll } from '../features/payment/index.ts'

/** Where orders stand that can be placed again: card and points pay such a one as it is placed. PAY-9 */
export const AgainPaidAtOnce = ({ children }: { children: ReactNode }) => (
  <PayAtOnce value={useCoverAll()}>{children}</PayAtOnce>
)
