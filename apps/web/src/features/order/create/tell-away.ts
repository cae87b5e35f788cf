import { t } from '../../../platform/i18n/index.ts'
import { tell } from '../../../platform/notices.ts'
import { isRefused, type Refused } from '../../../platform/send/index.ts'
import type { OrderDetail } from '../api.ts'

/** No answer came: the order may have been placed all the same. */
export const isUnknown = (refused: Refused): boolean =>
  isRefused(refused, 'network', 'clientTimeout', 'emptyAnswer', 'httpFault', 'orderProcessing', 'orderChecking')

/** What became of an order, and where it goes on from there. */
type Outcome = { target: string } & ({ order: Pick<OrderDetail, 'state'> } | { refused: Refused })

const wordsOf = (outcome: Outcome): { message: string; words: string } => {
  if ('order' in outcome)
    return {
      message: t(outcome.order.state === 'awaitingPayment' ? 'order.away.unpaid' : 'order.away.placed'),
      words: t('order.seeOrder'),
    }
  const { refused } = outcome
  if (isUnknown(refused)) return { message: t('order.away.unknown'), words: t('order.myOrders') }
  return { message: t('order.away.refused', { reason: refused.message }), words: t('order.lookAgain') }
}

/** Tells who has left the form what became of the order, with the way to it: nobody is taken from where they are. ORDER-4 */
export function tellAway(outcome: Outcome): void {
  const { message, words } = wordsOf(outcome)
  const isLost = 'refused' in outcome && isUnknown(outcome.refused)
  tell({
    shows: 'dialog',
    tone: 'order' in outcome ? 'plain' : 'error',
    message,
    onward: { words, target: isLost ? '/orderList' : outcome.target },
  })
}
