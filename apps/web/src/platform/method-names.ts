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

/** The name of a payment method; a general name for one unknown to this version. PAY-5 */
export const paymentMethodName = (paymentMethod: string): string => t(names[paymentMethod] ?? 'payment.method.other')
