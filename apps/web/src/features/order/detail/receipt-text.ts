import type { LocalizedText } from '@comanda/domain/money'
import { localize, showDate, showMoney, showNumber, joinWithComma, t } from '../../../platform/i18n/index.ts'
import { toast } from '../../../platform/notices.ts'
import type { OrderDetail } from '../api.ts'

type NameOf = (line: OrderDetail['totals']['totalLines'][number]) => string

const sellerText = ({ legalName, taxNumber }: NonNullable<OrderDetail['shop']['seller']>): string =>
  joinWithComma([legalName, taxNumber].filter(Boolean))

/** The store's own words, if it has any. STORE-3 */
const own = (text: LocalizedText | undefined): string[] => (text === undefined ? [] : [localize(text)])

/** The receipt as plain text, one line per item, to share or save. ORDER-9 */
export function receiptText(order: OrderDetail, nameOf: NameOf): string {
  const { shop, currency, totals } = order
  const cost = (name: string, amount: OrderDetail['totals']['totalPaidAmount']) =>
    `${name}: ${showMoney(amount, currency)}`
  return [
    localize(shop.shopName),
    ...own(shop.receipt?.header),
    shop.addressLines.join(', '),
    ...(shop.seller ? [`${t('order.soldBy')}: ${sellerText(shop.seller)}`] : []),
    t('order.number', { number: order.orderNo }),
    t('order.placedAt', { time: showDate(order.createdAt, 'dateTime', shop.timeZone) }),
    '',
    ...order.lines.map(line =>
      cost(
        `${showNumber(line.quantity)} × ${joinWithComma([line.displayName, line.detail].filter(Boolean))}`,
        line.amount,
      ),
    ),
    '',
    ...totals.totalLines.map(line => cost(nameOf(line), line.amount)),
    cost(t('cart.total'), totals.totalPaidAmount),
    cost(t('order.tax'), totals.totalTaxAmount),
    ...own(shop.receipt?.footer),
  ].join('\n')
}

/** Opens the phone's share dialog with the receipt; copies it if there is none. */
export async function sendReceipt(text: string): Promise<void> {
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ text })
    await navigator.clipboard.writeText(text)
    toast(t('order.receiptCopied'))
  } catch {
    // The guest cancelled or the browser refused; the receipt can still be printed or saved.
  }
}
