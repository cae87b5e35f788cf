import type { Money } from '@comanda/domain/money'
import type { BizType } from '@comanda/domain/store'
import { showClock } from '../../platform/i18n/clock.ts'
import { currentLocale, showDate, showDay, showList, showMoney, t } from '../../platform/i18n/index.ts'
import type { Coupon } from './api.ts'

type Template = Coupon['template']

/** Returns the name of a way of ordering. */
export type OrderTypeName = (bizType: BizType) => string

const noon = (date: string): string => `${date}T12:00:00Z`

const amountText = (amount: Money, { currency }: Template): string => (currency ? showMoney(amount, currency) : '')

const percentText = (rate: number): string =>
  new Intl.NumberFormat(currentLocale().intl, { style: 'percent', maximumFractionDigits: 1 }).format(rate / 1_000_000)

/** Value of a coupon in a few words. */
export function worthText(template: Template): string {
  const { effect } = template
  if (effect.kind === 'percent') return t('coupon.worth.percent', { percent: percentText(effect.rate) })
  return effect.kind === 'amount'
    ? t('coupon.worth.amount', { amount: amountText(effect.amount, template) })
    : t('coupon.worth.dish')
}

/** A Sunday: the following days have the weekdays 1 to 6. */
const SUNDAY = Date.UTC(2026, 0, 4)
const DAY = 86_400_000
const dayName = (weekday: number): string => showDay(new Date(SUNDAY + weekday * DAY), 'weekdayName', 'UTC')

const hoursTexts = ({ windows }: Template): string[] =>
  windows.map(({ weekdays, from, to }) =>
    t('coupon.rule.hours', { days: showList(weekdays.map(dayName)), from: showClock(from), to: showClock(to) }),
  )

const WAYS: readonly BizType[] = [1100, 1200, 1300]

/** Conditions of a coupon, one sentence each. CART-14 */
export function ruleTexts({ beginDate, endDate, template }: Coupon, wayWords: OrderTypeName): string[] {
  const { effect, minimum, foodIds, bizTypes, excludesPromotions } = template
  const types = WAYS.filter(type => bizTypes.includes(type))
  return [
    t('coupon.rule.days', {
      from: showDate(noon(beginDate), 'date', 'UTC'),
      to: showDate(noon(endDate), 'date', 'UTC'),
    }),
    minimum > 0 ? t('coupon.rule.minimum', { amount: amountText(minimum, template) }) : t('coupon.rule.noMinimum'),
    ...(effect.kind === 'percent' && effect.atMost !== undefined
      ? [t('coupon.rule.atMost', { amount: amountText(effect.atMost, template) })]
      : []),
    ...(foodIds.length > 0 ? [t('coupon.rule.dishes', { count: foodIds.length })] : []),
    ...(types.length < WAYS.length ? [t('coupon.rule.ways', { ways: showList(types.map(wayWords)) })] : []),
    ...hoursTexts(template),
    ...(excludesPromotions ? [t('coupon.rule.alone')] : []),
    t('coupon.rule.once'),
  ]
}
