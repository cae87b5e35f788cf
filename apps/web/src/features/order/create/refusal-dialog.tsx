import { go } from '../../../platform/navigation.ts'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import type { Refused } from '../../../platform/send/index.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import type { WorkedOut } from '../api.ts'
import { CartChanged } from './cart-changed.tsx'
import { isUnknown } from './use-submit.ts'

interface RefusalDialogProps {
  refused: Refused
  /** Orders at the total that holds now. */
  onOrderFor: (calculation: WorkedOut['calculation']) => void
  /** Asks what became of an order whose answer never came. */
  onAskAgain: () => void
  onClose: () => void
}

interface Detail {
  calculation?: WorkedOut['calculation']
  was?: number
  orderId?: string
}

/**
 * Why an order was not placed, and the next step. What can be mended in the form is marked there; a new total is agreed to
 * here, before anything is ordered. O5
 */
export function RefusalDialog({ refused, onOrderFor, onAskAgain, onClose }: RefusalDialogProps) {
  const { calculation, was, orderId } = (refused.data ?? {}) as Detail
  if (isUnknown(refused))
    return (
      <Dialog
        title={t('order.unknownTitle')}
        confirm={t('order.askAgain')}
        cancel={t('order.notNow')}
        onConfirm={onAskAgain}
        onClose={onClose}
      >
        {t('order.unknown')}
      </Dialog>
    )
  if (refused.refused === 'cartChanged') return <CartChanged refused={refused} onClose={onClose} />
  if (refused.refused === 'priceChanged' && calculation && was !== undefined) {
    const { totalPaidAmount, currency } = calculation
    const amount = showMoney(totalPaidAmount, currency)
    return (
      <Dialog
        title={t('order.newTotalTitle')}
        confirm={t('order.orderFor', { amount })}
        cancel={t('order.notNow')}
        onConfirm={() => onOrderFor(calculation)}
        onClose={onClose}
      >
        {t('order.newTotal', { was: showMoney(was as typeof totalPaidAmount, currency), now: amount })}
      </Dialog>
    )
  }
  if (refused.refused === 'payFirst' && orderId)
    return (
      <Dialog
        title={t('order.payFirstTitle')}
        confirm={t('order.toUnpaid')}
        cancel={t('order.notNow')}
        onConfirm={() => go(`/orderStatus?orderId=${orderId}`)}
        onClose={onClose}
      >
        {refused.message}
      </Dialog>
    )
  if (refused.refused === 'phoneNotVerified')
    return (
      <Dialog
        title={t('order.verifyPhone')}
        confirm={t('order.verifyPhone')}
        cancel={t('order.notNow')}
        onConfirm={() => go(`/login?back=${encodeURIComponent(location.pathname + location.search)}`)}
        onClose={onClose}
      >
        {refused.message}
      </Dialog>
    )
  return (
    <Dialog title={titleOf(refused)} onClose={onClose}>
      {refused.message}
    </Dialog>
  )
}

const titleOf = ({ refused }: Refused): string =>
  refused === 'soldOut'
    ? t('order.soldOutTitle')
    : refused === 'cartMoved'
      ? t('order.cartMovedTitle')
      : t('order.failedTitle')
