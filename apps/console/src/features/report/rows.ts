import type { reportCalls as calls } from '@comanda/contract/report'
import type { ResponseOf } from '@comanda/contract/core'
import { decimalText, type Money } from '@comanda/domain/money'
import { showDay, t } from '@comanda/web/i18n'
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

/** An hour of the store’s day (0 to 23), with 12 or 24 hours as the language has it. ETC-6 */
export const hourName = (hour: number): string => showDay(new Date(Date.UTC(2000, 0, 1, hour)), 'time', 'UTC')

/** The same in a file, which programs read: always with 24 hours. */
const hourInFile = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

type Row = [section: string, name: string, count: number | '', amount: Money]

/** Rows of the totals: sales and the amounts not included. */
const totalRows = ({ sold, pending, fellThrough, writtenOff, ...report }: Report): Row[] => [
  [t('report.sold'), '', sold.count, sold.amount],
  [t('report.pending'), '', pending.count, pending.amount],
  [t('report.fellThrough'), '', fellThrough.count, fellThrough.amount],
  [t('report.unpaid'), '', '', report.unpaidAmount],
  [t('report.writtenOff'), '', writtenOff.count, writtenOff.amount],
  [t('report.refunded'), '', '', report.refundedAmount],
  [t('report.ahead'), '', '', report.aheadAmount],
]

/** Rows of the payment methods: received, returned, charged back. */
const methodRows = ({ means }: Report): Row[] => [
  ...means.map<Row>(method => [t('report.means'), methodName(method.paymentMethod), '', method.amount]),
  ...means.map<Row>(method => [t('report.returned'), methodName(method.paymentMethod), '', method.returnedAmount]),
  ...means.map<Row>(method => [
    t('report.chargedBack'),
    methodName(method.paymentMethod),
    '',
    method.chargedBackAmount,
  ]),
]

/** The report as rows for a file, under a header: day, currency, section, name, how many, how much with decimals. */
export function fileRows(report: Report): (string | number)[][] {
  const { currencyCode, internationalSystemOfUnits: decimals } = report.currency
  const rows: Row[] = [
    ...totalRows(report),
    ...report.ways.map<Row>(way => [t('report.ways'), t(orderTypeTexts[way.bizType]), way.count, way.amount]),
    ...report.channels.map<Row>(it => [t('report.channels'), channelName(it.channel), it.count, it.amount]),
    ...report.parts.map<Row>(part => [t('report.parts'), partName(part), part.count, part.amount]),
    ...methodRows(report).filter(([section, , , amount]) => amount !== 0 || section === t('report.means')),
    ...report.hours.map<Row>(hour => [t('report.hours'), hourInFile(hour.hour), hour.count, hour.amount]),
    ...report.items.map<Row>(item => [t('report.items'), item.displayName, item.count, item.amount]),
  ]
  return [
    [
      t('report.date'),
      t('report.currency'),
      t('report.section'),
      t('report.name'),
      t('report.count'),
      t('report.amount'),
    ],
    ...rows.map(([section, name, count, amount]) => [
      report.date,
      currencyCode,
      section,
      name,
      count,
      decimalText(amount, decimals),
    ]),
  ]
}
