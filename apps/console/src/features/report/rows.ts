import type { reportCalls as calls } from '@comanda/contract/report'
import type { ResponseOf } from '@comanda/contract/core'
import { decimalText, type Money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { methodTexts, partTexts } from '../../platform/figure-texts.ts'

export type Report = ResponseOf<typeof calls.dayReport>

/** The text of a part of the totals; taxes and discounts have names of their own. */
export function partName({ kind, name }: Report['parts'][number]): string {
  const text = partTexts[kind]
  const action = text ? t(text) : kind
  const named = kind === 'tax' || kind === 'taxIncluded' || kind === 'discount'
  return named && name !== '' ? `${action}: ${name}` : action
}

/** The text of a payment method; its own name where there is none. */
export const methodName = (paymentMethod: string): string => {
  const text = methodTexts[paymentMethod]
  return text ? t(text) : paymentMethod.replace(/^\d+_/, '')
}

export const orderTypeTexts = { 1100: 'console.dineIn', 1200: 'console.delivery', 1300: 'console.pickup' } as const

/** The name of a channel as its link writes it. NAV-6 */
export const channelName = (channel: string): string => (channel === '' ? t('report.noChannel') : channel)

/** An hour of the store’s day (0 to 23) as a clock shows it. */
export const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** The report as rows for a file: kind, name, how many, how much. */
export function fileRows(report: Report): (string | number)[][] {
  const decimals = report.currency.internationalSystemOfUnits
  const amount = (value: Money) => Number(decimalText(value, decimals))
  const { sold, fellThrough, writtenOff } = report
  return [
    [t('report.date'), report.date, '', report.currency.currencyCode],
    [t('report.sold'), '', sold.count, amount(sold.amount)],
    [t('report.fellThrough'), '', fellThrough.count, amount(fellThrough.amount)],
    [t('report.unpaid'), '', '', amount(report.unpaidAmount)],
    [t('report.writtenOff'), '', writtenOff.count, amount(writtenOff.amount)],
    ...report.ways.map(way => [t('report.ways'), t(orderTypeTexts[way.bizType]), way.count, amount(way.amount)]),
    ...report.channels.map(it => [t('report.channels'), channelName(it.channel), it.count, amount(it.amount)]),
    ...report.parts.map(part => [t('report.parts'), partName(part), '', amount(part.amount)]),
    ...report.means.map(method => [t('report.means'), methodName(method.paymentMethod), '', amount(method.amount)]),
    ...report.means
      .filter(({ returnedAmount }) => returnedAmount > 0)
      .map(method => [t('report.returned'), methodName(method.paymentMethod), '', amount(method.returnedAmount)]),
    ...report.hours.map(hour => [t('report.hours'), hourName(hour.hour), hour.count, amount(hour.amount)]),
    ...report.items.map(item => [t('report.items'), item.displayName, item.count, amount(item.amount)]),
  ]
}
