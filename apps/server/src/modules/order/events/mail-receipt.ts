import { formatMoney, inLanguage, type Money, money } from '@comanda/domain/money'
import { localeNamed } from '@comanda/messages'
import type { MailReceipt } from '../../../ports/notification.ts'
import type { OrderRow } from '../tables.ts'

/** The dishes and sums of an order for an e-mail to its guest, in the language of the order. NOTIFY-6 */
export function mailReceiptOf({
  details,
  lines,
  totals,
  total,
}: Pick<OrderRow, 'details' | 'lines' | 'totals' | 'total'>): string {
  const { intl } = localeNamed(details.language)
  const text = (amount: Money) => formatMoney(amount, totals.currency, intl)
  const receipt: MailReceipt = {
    dishes: lines.map(({ quantity, displayName, detail, amount }) => ({
      name: quantity === 1 ? displayName : `${quantity} × ${displayName}`,
      detail,
      amount: text(amount),
    })),
    sums: totals.totalLines.map(({ kind, name, amount }) => ({
      kind,
      name: inLanguage(name, details.language),
      amount: text(amount),
    })),
    total: text(money(total)),
  }
  // As text, because a process of an earlier version reads every other value as a part of a sentence.
  return JSON.stringify(receipt)
}
