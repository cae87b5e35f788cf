import { etaOf, isScheduled, type OrderState } from '@comanda/domain/order'
import { addDays, localTime } from '@comanda/domain/store'
import { currentLocale, showDate, showDay, joinWithComma, t } from '../../platform/i18n/index.ts'
import { timeRange } from '../../platform/i18n/time-range.ts'
import type { OrderDetail, OrderSummary, OrderTime, OrderType } from './api.ts'

const typeKeys = { 1100: 'order.dineIn', 1200: 'order.delivery', 1300: 'order.pickup' } as const

export const typeText = (type: OrderType): string => t(typeKeys[type])

/** Formats a time in the store's time zone: today and tomorrow by name, other days by date. T1 */
export const dayAndTime = (instant: string, timeZone: string, now: number): string =>
  joinWithComma([dayText(instant, timeZone, now), showDate(instant, 'time', timeZone)])

/** The same within a sentence: the names of today and tomorrow start with a small letter. T1 */
export function dayAndTimeInSentence(instant: string, timeZone: string, now: number): string {
  const day = dayText(instant, timeZone, now)
  const isNamed = day === t('order.today') || day === t('order.tomorrow')
  const name = isNamed ? day.toLocaleLowerCase(currentLocale().intl) : day
  return joinWithComma([name, showDate(instant, 'time', timeZone)])
}

function dayText(instant: string, timeZone: string, now: number): string {
  const day = localTime(Date.parse(instant), timeZone).date
  const today = localTime(now, timeZone).date
  if (day === today) return t('order.today')
  if (day === addDays(today, 1)) return t('order.tomorrow')
  return showDay(instant, 'dayMonth', timeZone)
}

/** Times of today are shown without the day. */
const timeSoon = (instant: string, timeZone: string, now: number): string =>
  localTime(Date.parse(instant), timeZone).date === localTime(now, timeZone).date
    ? showDate(instant, 'time', timeZone)
    : dayAndTimeInSentence(instant, timeZone, now)

/** Requested time of an order as text. */
export function timeText({ asap, start, end }: OrderTime, timeZone: string, now: number): string {
  if (asap || start === undefined) return t('order.asap')
  const from = dayAndTime(start, timeZone, now)
  return end === undefined ? from : timeRange(from, showDate(end, 'time', timeZone))
}

/** Name of a state in the steps of this way of ordering. */
export function stateText(state: OrderState, type: OrderType): string {
  if (state === 'ready' && type !== 1200) return t(`order.step.ready${type}`)
  if (state === 'completed') return t(`order.step.completed${type}`)
  return t(`order.state.${state}`)
}

const millis = (instant: string | undefined) => (instant === undefined ? undefined : Date.parse(instant))

/** Name of the state of an order; one for a later time is scheduled, whatever the store has answered. ORDER-11 */
export const orderStateText = (order: Pick<OrderSummary, 'state' | 'orderType' | 'time'>, now: number): string =>
  isScheduled(order.state, millis(order.time.start), now)
    ? t('order.state.scheduled')
    : stateText(order.state, order.orderType)

/** One sentence about the current state and the next step. */
export function stateHint({ state, payState, orderType, reason, shared, time }: OrderDetail, now: number): string {
  if (isScheduled(state, millis(time.start), now))
    return t(state === 'placed' ? 'order.say.scheduledPlaced' : 'order.say.scheduled')
  if (state === 'awaitingPayment' && shared) return t('order.say.anotherPays')
  if (state === 'ready') return t(`order.say.ready${orderType}`)
  if (state === 'rejected' && reason === 'noAnswer') return t('order.say.noAnswer')
  if (state === 'cancelled' && reason === 'unpaid' && payState === 'unpaid') return t('order.say.unpaid')
  return t(`order.say.${state}`)
}

/** Reasons given by the system have texts here; the store's own reasons are shown as written. */
export const reasonText = ({ state, reason, steps }: OrderDetail): string | undefined =>
  reason !== undefined && (state === 'rejected' || state === 'cancelled') && steps.at(-1)?.by === 'staff'
    ? t('order.reason', { reason })
    : undefined

/** Expected time as text; undefined if nothing can be promised. */
export function etaText(order: OrderSummary, now: number): string | undefined {
  const promisedAt = millis(order.promisedAt)
  const start = millis(order.time.start)
  const eta = etaOf(
    order.orderType,
    order.state,
    { ...(promisedAt === undefined ? {} : { promisedAt }), ...(start === undefined ? {} : { wanted: start }) },
    now,
  )
  const door = order.orderType === 1200
  switch (eta.kind) {
    case 'none':
      return undefined
    case 'minutes':
      return t(door ? 'order.etaDoor' : 'order.etaMinutes', { minutes: eta.minutes })
    case 'at':
      return t(door ? 'order.etaDoorAt' : 'order.etaAt', {
        time: timeSoon(new Date(eta.at).toISOString(), order.shop.timeZone, now),
      })
    case 'anyMoment':
      return t('order.etaAny')
    case 'late':
      return t('order.etaLate')
  }
}

/** State of the payment as text. */
export const payText = ({ payState, paymentMethod }: OrderDetail): string =>
  payState === 'unpaid' && paymentMethod === 'out-line'
    ? t('order.payState.unpaidVenue')
    : t(`order.payState.${payState}`)

/** Requested cutlery as text: default, none or a count. ORDER-7 */
export function cutleryText(utensils: number): string {
  if (utensils < 0) return t('order.cutleryDefault')
  return utensils === 0 ? t('order.cutleryNone') : t('order.cutleryCount', { count: utensils })
}
