import { t } from '../../../platform/i18n/index.ts'
import { notify } from '../../../platform/notices.ts'
import { personName } from '../../../platform/person-name.ts'
import { isRefused, type Refused } from '../../../platform/send/index.ts'
import type { OrderDetail } from '../api.ts'
import { type OrderedBy, orderedBy } from './ordered-by.ts'

/** No answer came: the order may have been placed all the same. */
export const isUnknown = (refused: Refused): boolean =>
  isRefused(refused, 'network', 'clientTimeout', 'emptyAnswer', 'httpFault', 'orderProcessing', 'orderChecking')

/** What became of an order, and where it goes on from there. */
type Outcome = { target: string } & ({ order: Pick<OrderDetail, 'state'> } | { refused: Refused })

interface Said {
  message: string
  words: string
  target: string
}

/** Another at the table ordered what this guest was about to order: nothing is missing. CART-15 */
const byAnother = (by: OrderedBy): Said => ({
  message: t('order.away.byAnother', { name: personName(by) }),
  words: t('order.seeOrder'),
  target: `/orderStatus?orderId=${by.orderId}`,
})

const wordsOf = (outcome: Outcome): Said => {
  const { target } = outcome
  if ('order' in outcome)
    return {
      message: t(outcome.order.state === 'awaitingPayment' ? 'order.away.unpaid' : 'order.away.placed'),
      words: t('order.seeOrder'),
      target,
    }
  const { refused } = outcome
  const by = orderedBy(refused)
  if (by) return byAnother(by)
  if (isUnknown(refused)) return { message: t('order.away.unknown'), words: t('order.myOrders'), target: '/orderList' }
  return { message: t('order.away.refused', { reason: refused.message }), words: t('order.lookAgain'), target }
}

/** Tells who has left the form what became of the order, with the way to it: nobody is taken from where they are. ORDER-4 */
export function tellAway(outcome: Outcome): void {
  const { message, ...onward } = wordsOf(outcome)
  const isDone = 'order' in outcome || orderedBy(outcome.refused) !== undefined
  notify({ shows: 'dialog', tone: isDone ? 'plain' : 'error', message, action: onward })
}
