import type { Currency, Money } from '@comanda/domain/money'
import { cardSurcharge } from '@comanda/domain/payment'
import type { BizType } from '@comanda/domain/store'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { Text } from '../../ui/text/text.tsx'
import { useCardFee, useTipConfig } from './api.ts'

/** What the page for paying adds to an order's total, said at the button that leads there: its amount surprises nobody. PRICE-7, PRICE-8 */
export function OnTop({ shopId, orderType }: { shopId: number; orderType: BizType }) {
  const fee = useCardFee(shopId).data?.ccFee !== undefined
  const tip = useTipConfig(shopId, orderType).data?.tip !== undefined
  if (!fee && !tip) return null
  return t(fee && tip ? 'payment.onTop.both' : fee ? 'payment.onTop.fee' : 'payment.onTop.tip')
}

export interface FeeAsk {
  /** The store that sells it. */
  shopId: number
  amount: Money
  currency: Currency
}

/** What a card's fee adds to value that is bought, said where the guest decides: the next page's amount surprises nobody. PRICE-8 */
export function FeeOnTop({ shopId, amount, currency }: FeeAsk) {
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
