import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { toast } from '../../platform/notices.ts'
import type { PayResult } from './api.ts'
import { statusPath } from './payment-paths.ts'

/** Whether it is an order that is paid: its own page shows everything. */
export const isPaidOrder = ({ payFor, paymentState }: Pick<PayResult, 'payFor' | 'paymentState'>): boolean =>
  payFor === 'order' && paymentState === 'paid'

/** Opens the page that follows a payment: a paid order's status at once, for anything else the state of the payment. */
export function goAfterPaying(result: Pick<PayResult, 'payFor' | 'paymentState' | 'orderId' | 'after'>): void {
  if (!isPaidOrder(result)) return go(statusPath(result), { replace: true })
  toast(t('payment.state.paid'))
  go(result.after, { replace: true })
}
