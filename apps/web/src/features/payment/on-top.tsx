import type { BizType } from '@comanda/domain/store'
import { t } from '../../platform/i18n/index.ts'
import { useCardFee, useTipConfig } from './api.ts'

/** What the page for paying adds to an order's total, said at the button that leads there: its amount surprises nobody. PRICE-7, PRICE-8 */
export function OnTop({ shopId, orderType }: { shopId: number; orderType: BizType }) {
  const fee = useCardFee(shopId).data?.ccFee !== undefined
  const tip = useTipConfig(shopId, orderType).data?.tip !== undefined
  if (!fee && !tip) return null
  return t(fee && tip ? 'payment.onTop.both' : fee ? 'payment.onTop.fee' : 'payment.onTop.tip')
}
