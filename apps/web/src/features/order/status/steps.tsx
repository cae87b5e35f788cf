import { type OrderState, type ProgressStep, progressOf } from '@comanda/domain/order'
import { showDate } from '../../../platform/i18n/index.ts'
import { Steps, type Step } from '../../../ui/text/steps.tsx'
import type { OrderDetail } from '../api.ts'
import { stateText } from '../texts.ts'
import { stateIcons } from './state-icons.tsx'

/** Time at which each state was entered, the last one if there were several. */
const reachedAt = ({ steps }: OrderDetail): Partial<Record<OrderState, number>> =>
  Object.fromEntries(steps.map(step => [step.state, Date.parse(step.at)]))

function standing({ state, current, reached }: ProgressStep): Step['state'] {
  if (state === 'rejected' || state === 'cancelled') return 'bad'
  if (current) return state === 'completed' ? 'done' : 'now'
  return reached ? 'done' : 'next'
}

/** Steps of the order with their times. ORDER-9 */
export const OrderSteps = ({ order }: { order: OrderDetail }) => (
  <Steps
    steps={progressOf(order.orderType, order.state, reachedAt(order)).map(step => ({
      id: step.state,
      label: stateText(step.state, order.orderType),
      state: standing(step),
      icon: stateIcons[step.state],
      ...(step.at === undefined ? {} : { detail: showDate(new Date(step.at), 'time', order.shop.timeZone) }),
    }))}
  />
)
