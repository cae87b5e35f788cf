import { t } from '../../../platform/i18n/index.ts'
import { go } from '../../../platform/navigation.ts'
import { personName } from '../../../platform/person-name.ts'
import type { Refused } from '../../../platform/send/index.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { orderedBy } from './ordered-by.ts'

/** Says that another person at the table changed the cart or ordered it, and links to that order. CART-15 */
export function CartChanged({ refused, onClose }: { refused: Refused; onClose: () => void }) {
  const by = orderedBy(refused)
  if (!by)
    return (
      <Dialog title={t('order.changedTitle')} confirm={t('order.lookAgain')} onClose={onClose}>
        {refused.message}
      </Dialog>
    )
  return (
    <Dialog
      title={t('order.orderedTitle', { name: personName(by) })}
      confirm={t('order.seeOrder')}
      cancel={t('order.notNow')}
      onConfirm={() => go(`/orderStatus?orderId=${by.orderId}`, { replace: true })}
      onClose={onClose}
    >
      {t('order.ordered')}
    </Dialog>
  )
}
