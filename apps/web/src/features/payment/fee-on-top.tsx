import type { Currency, Money } from '@comanda/domain/money'
import { cardSurcharge } from '@comanda/domain/payment'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { useCardFee } from './api.ts'
import { Text } from '../../ui/text/text.tsx'

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
