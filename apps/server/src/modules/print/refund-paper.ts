import { inLanguage } from '@comanda/domain/money'
import { cardBrand } from '@comanda/domain/payment'
import type { BoardOrder } from '../../ports/order.ts'
import type { PaidWith } from '../../ports/payment.ts'
import { phoneText } from '@comanda/domain/address'
import { centred, centredLines, sellerOf, under } from './bill-paper.ts'
import type { PaperRefund, PaperShop } from './deps.ts'
import type { PaperRow, PrintFormat } from './print-format.ts'

const methods = {
  '12_bankCard': 'receipt.by.card',
  '16_msPoint': 'receipt.by.points',
  '16_msBalance': 'receipt.by.memberCard',
  '17_giftCard': 'receipt.by.giftCard',
  cash: 'receipt.by.cash',
  terminal: 'receipt.by.terminal',
  voucher: 'receipt.by.voucher',
  'out-line': 'receipt.by.inPerson',
} as const

const brands: Readonly<Record<string, string>> = { '12_octopus': 'Octopus', '12_mPay': 'MPay' }

/** The way back: a card by its brand and last digits. */
function wayOf(pen: PrintFormat, { paymentMethod, brand, lastFour }: PaidWith): string {
  if (brand !== undefined && lastFour !== undefined) return `${cardBrand(brand)} ${pen.apart(`**** ${lastFour}`)}`
  const key = methods[paymentMethod as keyof typeof methods]
  return key ? pen.say(key) : (brands[paymentMethod] ?? pen.say('receipt.by.inPerson'))
}

interface OneRefund {
  refund: PaperRefund
  /** Its position among those of the order, from 1. */
  number: number
  orderNo: string
  currency: BoardOrder['currency']
}

function refundRows(pen: PrintFormat, { refund, number, orderNo, currency }: OneRefund): PaperRow[] {
  const { amount, reason, at, lines, parts } = refund
  return [
    { kind: 'text', text: pen.say('receipt.refundNo', { number: `${orderNo}/${number}` }), bold: true },
    { kind: 'text', text: pen.day(at) },
    ...lines.map(
      ({ quantity, displayName }): PaperRow => ({
        kind: 'line',
        count: String(quantity),
        text: displayName,
      }),
    ),
    ...(reason === '' ? [] : [under(pen.apart(reason))]),
    { kind: 'pair', left: pen.say('receipt.refundAmount'), right: pen.money(amount, currency), bold: true },
    ...parts.map(
      (part): PaperRow => ({
        kind: 'pair',
        left: pen.say('receipt.refundTo', { method: wayOf(pen, part) }),
        right: pen.money(part.amount, currency),
      }),
    ),
    { kind: 'rule' },
  ]
}

/**
 * The receipt of an order's refunds: number, day, dishes, reason, amount and the way back of each, with the store's own texts and the
 * brand's logo as on receipts. STORE-3, ORDER-14
 */
export function refundPaper(
  pen: PrintFormat,
  { shop, orderNo, currency }: BoardOrder,
  language: string,
  { receipt: texts = {}, logo, refunds }: Pick<PaperShop, 'receipt' | 'logo'> & { refunds: readonly PaperRefund[] },
): PaperRow[] {
  const end = centredLines(inLanguage(texts.footer ?? {}, language))
  const total = refunds.reduce((sum, { amount }) => sum + amount, 0)
  return [
    ...(logo ? [{ kind: 'image' as const, ...logo }] : []),
    centred(inLanguage(shop.shopName, language), { size: 2, bold: true }),
    ...centredLines(inLanguage(texts.header ?? {}, language)),
    ...shop.addressLines.map(line => centred(line)),
    centred(pen.apart(phoneText(shop.phone))),
    ...sellerOf(pen, shop, language),
    { kind: 'rule' },
    centred(pen.say('receipt.refund'), { size: 2, bold: true }),
    { kind: 'text', text: pen.say('receipt.order', { number: orderNo }) },
    { kind: 'rule' },
    ...refunds.flatMap((refund, at) => refundRows(pen, { refund, number: at + 1, orderNo, currency })),
    { kind: 'pair', left: pen.say('receipt.refundTotal'), right: pen.money(total, currency), bold: true, size: 2 },
    { kind: 'rule' },
    ...(end.length > 0 ? end : [centred(pen.say('receipt.thanks'))]),
  ]
}
