import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'

const names: Partial<Record<string, MessageKey>> = {
  '12_bankCard': 'refund.by.12_bankCard',
  '12_octopus': 'refund.by.12_octopus',
  '12_mPay': 'refund.by.12_mPay',
  '16_msPoint': 'refund.by.16_msPoint',
  '16_msBalance': 'refund.by.16_msBalance',
  '17_giftCard': 'refund.by.17_giftCard',
}

/** What a means of payment is called here. */
export const methodName = (method: string): string => {
  const name = names[method]
  return name ? t(name) : method
}
