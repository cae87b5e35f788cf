import { t } from '../../../platform/i18n/index.ts'
import { notify } from '../../../platform/notices.ts'
import { personName } from '../../../platform/person-name.ts'
import { isRefused, type Refused } from '../../../platform/send/index.ts'
import type { OrderDetail } from '../api.ts'
import { type OrderedBy, orderedBy } from './ordered-by.ts'

/** Whether no answer arrived: the order may have been placed. */
export const isUnknown = (refused: Refused): boolean =>
  isRefused(refused, 'network', 'clientTimeout', 'emptyAnswer', 'httpFault', 'orderProcessing', 'orderChecking')

/** Result of an order, and the path that continues from it. */
type Outcome = { target: string } & ({ order: Pick<OrderDetail, 'state'> } | { refused: Refused })

interface ResultNotice {
  message: string
  label: string
  target: string
}

/** Another person at the table placed the same order: nothing is missing. CART-15 */
const byAnother = (by: OrderedBy): ResultNotice => ({
  message: t('order.away.byAnother', { name: personName(by) }),
  label: t('order.seeOrder'),
  target: `/orderStatus?orderId=${by.orderId}`,
})

const noticeOf = (outcome: Outcome): ResultNotice => {
  const { target } = outcome
  if ('order' in outcome)
    return {
      message: t(outcome.order.state === 'awaitingPayment' ? 'order.away.unpaid' : 'order.away.placed'),
      label: t('order.seeOrder'),
      target,
    }
  const { refused } = outcome
  const by = orderedBy(refused)
  if (by) return byAnother(by)
  if (isUnknown(refused)) return { message: t('order.away.unknown'), label: t('order.myOrders'), target: '/orderList' }
  return { message: t('order.away.refused', { reason: refused.message }), label: t('order.lookAgain'), target }
}

/** Notifies a guest outside the form of the result, with a link: navigation is never forced. ORDER-4 */
export function notifyResult(outcome: Outcome): void {
  const { message, ...onward } = noticeOf(outcome)
  const isDone = 'order' in outcome || orderedBy(outcome.refused) !== undefined
  notify({ shows: 'dialog', tone: isDone ? 'plain' : 'error', message, action: onward })
}
