import { t } from '../../../platform/i18n/index.ts'
import { go } from '../../../platform/navigation.ts'
import { personName } from '../../../platform/person-name.ts'
import type { Refused } from '../../../platform/send/index.ts'
import { Dialog } from '../../../ui/dialog.tsx'

/** Somebody else at the table changed the cart, or ordered it: then the order is theirs to see too. CART-15 */
export function CartChanged({ refused, onClose }: { refused: Refused; onClose: () => void }) {
  const {
    orderId,
    nick = '',
    avatar = 0,
  } = (refused.data ?? {}) as { orderId?: string; nick?: string; avatar?: number }
  if (orderId === undefined)
    return (
      <Dialog title={t('order.changedTitle')} confirm={t('order.lookAgain')} onClose={onClose}>
        {refused.message}
      </Dialog>
    )
  return (
    <Dialog
      title={t('order.orderedTitle', { name: personName({ nick, avatar }) })}
      confirm={t('order.seeOrder')}
      cancel={t('order.notNow')}
      onConfirm={() => go(`/orderStatus?orderId=${orderId}`, { replace: true })}
      onClose={onClose}
    >
      {t('order.ordered')}
    </Dialog>
  )
}
