import type { MessageKey } from '@comanda/messages'
import { t } from './i18n/index.ts'

const names: Readonly<Record<string, MessageKey>> = {
  '12_bankCard': 'payment.method.12_bankCard',
  '12_octopus': 'payment.method.12_octopus',
  '12_mPay': 'payment.method.12_mPay',
  '16_msPoint': 'payment.method.16_msPoint',
  '16_msBalance': 'payment.method.16_msBalance',
  '17_giftCard': 'payment.method.17_giftCard',
  'out-line': 'payment.method.out-line',
}

/** What a payment method is called; one that this version does not know, in general words. PAY-5 */
export const paymentMethodName = (paymentMethod: string): string => t(names[paymentMethod] ?? 'payment.method.other')
