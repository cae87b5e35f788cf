import { pointsFor } from '@comanda/domain/card'
import { type Currency, money, type Money } from '@comanda/domain/money'
import type { DisabledReason } from '@comanda/domain/payment'
import { showMoney, t } from '../../platform/i18n/index.ts'
import type { OwnMeans } from './api.ts'
import { paymentMethodName } from '../../platform/method-names.ts'

/** What one of the guest's own means is called. */
export const nameOf = ({ paymentMethod, displayName }: OwnMeans): string =>
  paymentMethod === '17_giftCard' || !displayName
    ? `${paymentMethodName(paymentMethod)} ${displayName}`.trim()
    : displayName

/** Why a means cannot be used. PAY-4 */
export const reasonWords = (reason: DisabledReason): string =>
  reason === 'coupons' ? t('settlement.order.disableReason') : t(`payment.disabled.${reason}`)

/** What there is of it. */
export const hasOf = ({ points, balance }: OwnMeans, currency: Currency): string =>
  points ? t('payment.points', { count: balance }) : showMoney(money(balance), currency)

/** What there is of it, and how many of the points what it pays takes. */
export const usesOf = (means: OwnMeans, pays: Money, currency: Currency): string =>
  means.points
    ? t('payment.pointsUsed', { used: pointsFor(pays, means.points), count: means.balance })
    : t('payment.has', { amount: hasOf(means, currency) })
