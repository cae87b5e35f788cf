import { orderHistoryCalls as calls } from '@comanda/contract/order'
import type { RequestInputOf } from '@comanda/contract/core'
import { phoneText } from '@comanda/domain/address'
import { decimalText } from '@comanda/domain/money'
import { localTime } from '@comanda/domain/store'
import { showNumber, t } from '@comanda/web/i18n'
import { useInfiniteQuery } from '@tanstack/react-query'
import { clockOf } from '../../../forms/fields/times.ts'
import { send } from '../../../platform/send.ts'
import { type BoardOrder, stateText } from '../board/columns.ts'

export type Filters = Omit<RequestInputOf<typeof calls.orderHistory>, 'shopId' | 'after'>
type After = RequestInputOf<typeof calls.orderHistory>['after']

const lastOf = (orders: readonly BoardOrder[]): After => {
  const last = orders.at(-1)
  return last && { createdAt: last.createdAt, orderId: last.orderId }
}

const pageOf = (shopId: number, filters: Filters, after: After) =>
  send(calls.orderHistory, { shopId, ...filters, ...(after && { after }) })

/** Orders of a store that meet the filters, a page at a time. ORDER-12 */
export const useHistory = (shopId: number, filters: Filters) =>
  useInfiniteQuery({
    queryKey: ['history', shopId, filters],
    queryFn: ({ pageParam }) => pageOf(shopId, filters, pageParam),
    initialPageParam: undefined as After,
    getNextPageParam: ({ orders, more }) => (more ? lastOf(orders) : undefined),
  })

/** The most orders in one file. */
const MAX_FILE_ORDERS = 10_000

/**
 * All orders that meet the filters, for a file.
 * @throws Error when they are more than one file holds, so that no file lacks orders unnoticed.
 */
export async function allOf(shopId: number, filters: Filters): Promise<BoardOrder[]> {
  const all: BoardOrder[] = []
  for (let more = true; more; ) {
    const page = await pageOf(shopId, filters, lastOf(all))
    all.push(...page.orders)
    more = page.more
    if (all.length > MAX_FILE_ORDERS) throw new Error(t('history.tooMany', { count: showNumber(MAX_FILE_ORDERS) }))
  }
  return all
}

export const orderTypeTexts = { 1100: 'console.dineIn', 1200: 'console.delivery', 1300: 'console.pickup' } as const

export const guestOf = ({ contact }: BoardOrder): string =>
  contact ? `${contact.firstName} ${contact.lastName}`.trim() : ''

/** The guest's number as it is shown; empty where staff entered a name alone. */
export const phoneOf = ({ contact }: Pick<BoardOrder, 'contact'>): string =>
  contact?.phoneNumber ? phoneText(`+${contact.countryCode}${contact.phoneNumber}`) : ''

const filePhoneOf = ({ contact }: BoardOrder): string =>
  contact?.phoneNumber ? `+${contact.countryCode} ${contact.phoneNumber}` : ''

/** A time on the clock of the store, in a form that spreadsheets read as a time. */
function fileTimeOf({ createdAt }: BoardOrder, timeZone: string): string {
  const { date, minutes } = localTime(Date.parse(createdAt), timeZone)
  return `${date} ${clockOf(minutes)}`
}

/** The orders as rows for a file, under a header: amounts with the decimals of the currency, times of the store. ORDER-12 */
export const fileRows = (orders: readonly BoardOrder[], timeZone: string): string[][] => [
  [
    t('history.number'),
    `${t('history.time')} (${timeZone})`,
    t('history.type'),
    t('history.table'),
    t('history.guest'),
    t('history.phone'),
    t('history.status'),
    t('history.payment'),
    t('report.currency'),
    t('history.amount'),
  ],
  ...orders.map(order => [
    order.orderNo,
    fileTimeOf(order, timeZone),
    t(orderTypeTexts[order.orderType]),
    order.table?.tableName ?? '',
    guestOf(order),
    filePhoneOf(order),
    t(stateText(order)),
    t(`console.${order.payState}`),
    order.currency.currencyCode,
    decimalText(order.totalPaidAmount, order.currency.internationalSystemOfUnits),
  ]),
]

/** The name of the file, with the days that it is limited to. */
export const fileNameOf = ({ from, until }: Filters): string =>
  ['orders', from && `from-${from}`, until && `to-${until}`].filter(Boolean).join('-') + '.csv'
