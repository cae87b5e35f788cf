import { eraseSplitDraft } from '../../features/bill/index.ts'
import { EarnedPoints } from '../../features/card/index.ts'
import { eraseGiftDraft } from '../../features/giftcard/index.ts'
import { type PayResult, PayStatus } from '../../features/payment/index.ts'
import { go } from '../../platform/navigation.ts'

/** Gift cards and recharges have a page that says what was bought; a recharge that pays an order does not end there. */
const hasOwnResult = ({ payFor, pays }: PayResult): boolean =>
  payFor === 'giftcard' || (payFor === 'recharge' && pays === undefined)

/** `/payStatus`: state of a payment, and the points it earned. */
export const Page = () => (
  <PayStatus
    renderEarned={orderId => <EarnedPoints orderId={orderId} />}
    onPaid={result => {
      if (result.payFor === 'giftcard') eraseGiftDraft()
      if (result.payFor === 'bill') eraseSplitDraft()
      if (hasOwnResult(result)) go(result.after, { replace: true })
    }}
  />
)
