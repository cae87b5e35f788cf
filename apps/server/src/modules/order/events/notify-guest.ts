import { formatMoney, inLanguage, money } from '@comanda/domain/money'
import {
  callNumberOf,
  notificationFor,
  type OrderNotification,
  orderNumber,
  type OrderState,
} from '@comanda/domain/order'
import { localeNamed } from '@comanda/messages'
import { dateText } from '@comanda/messages/dates'
import type { NoticePart } from '@comanda/messages/notices'
import type { Tx } from '../../../platform/db/index.ts'
import type { Deps } from '../deps.ts'
import { publishEvent } from './events.ts'
import { mailReceiptOf } from './mail-receipt.ts'
import type { OrderRow } from '../tables.ts'

/** The news whose e-mail lists the order: the first one that its guest gets. NOTIFY-6 */
const WITH_RECEIPT: readonly OrderNotification[] = ['placed', 'accepted']

const templates = {
  placed: 'orderPlaced',
  accepted: 'orderAccepted',
  ready: 'orderReady',
  delivering: 'orderLeft',
  delivered: 'orderDelivered',
  rejected: 'orderRejected',
  cancelled: 'orderCancelled',
} as const satisfies Record<OrderNotification, string>

/** Text beside the news, if there is any: a time in the store's zone, or a refund on its way. */
function extraTexts(row: OrderRow, amount: string) {
  const { language, shop } = row.details
  const part = (key: string, params: Record<string, string>): NoticePart => ({ part: `notice.order.${key}`, params })
  const time = row.promised_at && dateText(row.promised_at, 'time', localeNamed(language).intl, shop.timeZone)
  return {
    call: row.call_count === null ? '' : part('call', { number: callNumberOf(row.call_count) }),
    promise: time ? part('promise', { time }) : '',
    refund: row.pay_state === 'refunding' ? part('refund', { amount }) : '',
  }
}

/**
 * Notifies the guest of a step, in the step's transaction, so that each is sent once and only for steps that happened. That it was
 * placed is sent only to those who asked for e-mails before: the phone that placed it shows it anyway. ORDER-9
 */
export async function notifyGuest(tx: Tx, deps: Deps, row: OrderRow, from?: OrderState): Promise<void> {
  const { details, owner, totals } = row
  const isRound = row.bill_id !== null
  const news = notificationFor({ ...(from && { from }), to: row.state, bizType: row.biz_type, isRound })
  if (!news || (news === 'placed' && !details.news)) return
  const { language, shop } = details
  const amount = formatMoney(money(row.total), totals.currency, localeNamed(language).intl)
  await publishEvent(tx, deps, 'notice', {
    corporationId: row.corporation_id,
    owner,
    orderId: row.order_id,
    template: templates[news],
    params: {
      store: inLanguage(shop.shopName, language),
      number: orderNumber(row.order_id),
      amount,
      ...extraTexts(row, amount),
      ...(WITH_RECEIPT.includes(news) && { receipt: mailReceiptOf(row) }),
    },
    language,
  })
}
