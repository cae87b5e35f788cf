import { cardBrand } from '@comanda/domain/payment'
import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { methodTexts } from './figure-texts.ts'

interface PaidWith {
  paymentMethod: string
  brand?: string
  lastFour?: string
}

const names: Partial<Record<string, MessageKey>> = { ...methodTexts, '12_bankCard': 'refund.by.12_bankCard' }

/** The name of a payment method; of a card its brand and last digits, as far as they are known. */
export function paidWithText({ paymentMethod, brand, lastFour }: PaidWith): string {
  if (brand !== undefined && lastFour !== undefined) return t('order.card', { brand: cardBrand(brand), lastFour })
  const name = names[paymentMethod]
  return name ? t(name) : paymentMethod
}
