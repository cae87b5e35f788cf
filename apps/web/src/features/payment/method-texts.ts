import { pointsFor } from '@comanda/domain/card'
import { type Currency, money, type Money } from '@comanda/domain/money'
import type { DisabledReason } from '@comanda/domain/payment'
import { showMoney, t } from '../../platform/i18n/index.ts'
import type { OwnMethod } from './api.ts'
import { paymentMethodName } from '../../platform/method-names.ts'

/** Name of an own payment method. */
export const nameOf = ({ paymentMethod, displayName }: OwnMethod): string =>
  paymentMethod === '17_giftCard' || !displayName
    ? `${paymentMethodName(paymentMethod)} ${displayName}`.trim()
    : displayName

/** Why a payment method cannot be used. PAY-4 */
export const reasonText = (reason: DisabledReason): string =>
  reason === 'coupons' ? t('settlement.order.disableReason') : t(`payment.disabled.${reason}`)

/** Balance of a payment method. */
export const hasOf = ({ points, balance }: OwnMethod, currency: Currency): string =>
  points ? t('payment.points', { count: balance }) : showMoney(money(balance), currency)

/** Balance of a payment method, and the points its amount requires. */
export const usesOf = (method: OwnMethod, pays: Money, currency: Currency): string =>
  method.points
    ? t('payment.pointsUsed', { used: pointsFor(pays, method.points), count: method.balance })
    : t('payment.has', { amount: hasOf(method, currency) })
