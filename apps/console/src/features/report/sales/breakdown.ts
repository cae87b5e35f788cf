import type { breakdowns, salesCalls as calls } from '@comanda/contract/report'
import type { ResponseOf } from '@comanda/contract/core'
import { type Money, money } from '@comanda/domain/money'
import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { methodTexts, partTexts } from '../../../platform/figure-texts.ts'
import { dayText } from '../../../ui/offer-table.tsx'
import { channelName, hourName, orderTypeTexts } from '../rows.ts'

export type Sales = ResponseOf<typeof calls.sales>
export type InCurrency = Sales['currencies'][number]
export type SalesRow = InCurrency['rows'][number]
export type Breakdown = (typeof breakdowns)[number]

/** A column of figures: amounts of money, or a count. */
export interface Column {
  id: string
  text: MessageKey
  money: boolean
  value: (row: SalesRow) => number
}

const amount = (id: string, text: MessageKey, value: (row: SalesRow) => number): Column => ({
  id,
  text,
  money: true,
  value,
})
const count = (text: MessageKey): Column => ({ id: 'count', text, money: false, value: row => row.count })

/** Dishes minus discounts. PAY-13 */
export const netOf = ({ gross, discounts }: Pick<SalesRow, 'gross' | 'discounts'>): Money => money(gross - discounts)

const sold: readonly Column[] = [
  amount('gross', 'sales.gross', row => row.gross),
  amount('discounts', 'sales.discounts', row => row.discounts),
  amount('net', 'sales.net', netOf),
]
const ordered: readonly Column[] = [
  count('sales.orders'),
  ...sold,
  amount('tax', 'sales.tax', row => row.tax + row.taxIncluded),
  amount('tips', 'sales.tips', row => row.tips),
  amount('total', 'sales.total', row => row.total),
]
const withRefunds: readonly Column[] = [...ordered, amount('refunded', 'sales.refunded', row => row.refunded)]
const joined: Column = { id: 'joined', text: 'sales.joined', money: false, value: row => row.joined ?? 0 }
const dishes: readonly Column[] = [count('sales.quantity'), ...sold]

/** The figures that a breakdown has. */
export const columnsOf: Readonly<Record<Breakdown, readonly Column[]>> = {
  day: [...withRefunds, joined],
  store: [...withRefunds, joined],
  hour: ordered,
  type: ordered,
  channel: ordered,
  employee: ordered,
  dish: dishes,
  group: dishes,
  modifier: [count('sales.quantity')],
  refundedDish: [count('sales.quantity'), amount('refunded', 'sales.refunded', row => row.refunded)],
  method: [
    amount('received', 'sales.received', row => row.total),
    amount('refunded', 'sales.refunded', row => row.refunded),
    amount('chargedBack', 'sales.chargedBack', row => row.chargedBack),
  ],
  tax: [count('sales.orders'), amount('tax', 'sales.tax', row => row.tax + row.taxIncluded)],
  discount: [count('sales.orders'), amount('discounts', 'sales.discounts', row => row.discounts)],
  fee: [count('sales.orders'), amount('total', 'sales.by.fee', row => row.total)],
  coupon: [
    count('sales.orders'),
    amount('discounts', 'sales.discounts', row => row.discounts),
    amount('total', 'sales.withCoupon', row => row.total),
  ],
  guest: ordered,
}

/** The figure a breakdown is ordered by and drawn with: net sales where it has them. */
export const mainColumn = (by: Breakdown): Column => {
  const columns = columnsOf[by]
  const main = columns.find(({ id }) => id === 'net') ?? columns.find(column => column.money) ?? columns[0]
  if (!main) throw new Error('A breakdown has at least one column')
  return main
}

const textOr = (text: MessageKey | undefined, fallback: string): string => (text ? t(text) : fallback)

const names: Readonly<Partial<Record<Breakdown, (row: SalesRow) => string>>> = {
  day: ({ key }) => dayText(key),
  hour: ({ key }) => hourName(Number(key)),
  type: ({ key }) => textOr(orderTypeTexts[Number(key) as keyof typeof orderTypeTexts], key),
  channel: ({ key }) => channelName(key),
  employee: ({ key, name }) => (key === '' ? t('sales.autoAccepted') : name),
  refundedDish: ({ key, name }) => (key === '' ? t('sales.refundedAmounts') : name || key),
  method: ({ key }) => textOr(methodTexts[key], key.replace(/^\d+_/, '')),
  tax: ({ key, name }) => (key.endsWith(' included') ? `${t('report.part.taxIncluded')}: ${name}` : name),
  guest: ({ key }) => t(key === 'member' ? 'sales.ofMembers' : 'sales.ofGuests'),
  fee: ({ key }) => textOr(partTexts[key], key),
}

/** The name of a row as it is shown. */
export const rowName = (by: Breakdown, row: SalesRow): string => names[by]?.(row) ?? (row.name || row.key)
