import { eraseSplitDraft } from '../../features/bill/index.ts'
import { EarnedPoints } from '../../features/card/index.ts'
import { eraseGiftDraft } from '../../features/giftcard/index.ts'
import { PayStatus } from '../../features/payment/index.ts'

/** `/payStatus`: state of a payment, and the points it earned. */
export const Page = () => (
  <PayStatus
    renderEarned={orderId => <EarnedPoints orderId={orderId} />}
    onPaid={payFor => {
      if (payFor === 'giftcard') eraseGiftDraft()
      if (payFor === 'bill') eraseSplitDraft()
    }}
  />
)
