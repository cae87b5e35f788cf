import type { MessageKey } from '@comanda/messages'

/** The texts of the parts of a total that have no name of their own, by kind. PRICE-1 */
export const partTexts: Partial<Record<string, MessageKey>> = {
  items: 'report.part.items',
  discount: 'report.part.discount',
  packing: 'report.part.packing',
  delivery: 'report.part.delivery',
  service: 'report.part.service',
  tax: 'report.part.tax',
  taxIncluded: 'report.part.taxIncluded',
  tip: 'report.part.tip',
  cardFee: 'report.part.cardFee',
  rounding: 'report.part.rounding',
}

/** How something was paid: by payment method. */
export const methodTexts: Partial<Record<string, MessageKey>> = {
  'out-line': 'report.means.venue',
  '12_bankCard': 'report.means.card',
  '12_octopus': 'refund.by.12_octopus',
  '12_mPay': 'refund.by.12_mPay',
  '16_msPoint': 'refund.by.16_msPoint',
  '16_msBalance': 'refund.by.16_msBalance',
  '17_giftCard': 'refund.by.17_giftCard',
  points: 'report.means.points',
  cash: 'report.means.cash',
  terminal: 'report.means.terminal',
  voucher: 'report.means.voucher',
  channel: 'report.means.channel',
}
