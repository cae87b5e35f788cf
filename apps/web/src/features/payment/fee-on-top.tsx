import type { Currency, Money } from '@comanda/domain/money'
import { cardSurcharge, chargedByCard } from '@comanda/domain/payment'
import type { BizType } from '@comanda/domain/store'
import type { ReactNode } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { Text } from '../../ui/text/text.tsx'
import { useCardFee, useTipConfig } from './api.ts'

interface OnTopProps {
  shopId: number
  orderType: BizType
  /** The total shown contains the card fee. */
  feeIncluded?: boolean
}

/** Additions to the order's total on the payment page, shown at the button that leads there. PRICE-7, PRICE-8 */
export function SurchargeOnTop({ shopId, orderType, feeIncluded = false }: OnTopProps) {
  const fee = useCardFee(shopId).data?.ccFee !== undefined && !feeIncluded
  const tip = useTipConfig(shopId, orderType).data?.tip !== undefined
  if (!fee && !tip) return null
  return t(fee && tip ? 'payment.onTop.both' : fee ? 'payment.onTop.fee' : 'payment.onTop.tip')
}

export interface FeeProps {
  /** The selling store. */
  shopId: number
  amount: Money
  currency: Currency
}

/** Card surcharge on value that is bought, shown before the guest continues to the payment page. PRICE-8 */
export function FeeOnTop({ shopId, amount, currency }: FeeProps) {
  const { data } = useCardFee(shopId)
  const fee = cardSurcharge(amount, data?.ccFee)
  return (
    fee > 0 && (
      <Text kind="quiet" center>
        {t('payment.onTop.feeOf', { amount: showMoney(fee, currency) })}
      </Text>
    )
  )
}

/** A button or bill that shows what the card will be charged for value that is bought, with the surcharge. PRICE-8 */
export function Charged({ shopId, amount, children }: FeeProps & { children: (charged: Money) => ReactNode }) {
  const { data } = useCardFee(shopId)
  return children(chargedByCard(amount, data?.ccFee))
}
