import { useState } from 'react'
import { go } from '../../../platform/navigation.ts'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import type { Refused } from '../../../platform/send/index.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { WorkedOut } from '../api.ts'
import { CartChanged } from './cart-changed.tsx'
import { problemWords } from './problems.tsx'
import { isUnknown } from './tell-away.ts'

interface RefusalDialogProps {
  refused: Refused
  /** Orders at the total that holds now. */
  onOrderFor: (calculation: WorkedOut['calculation']) => void
  /** Asks what became of an order whose answer never came. */
  onAskAgain: () => void
  /** Checks the phone right here; where it is left out, by signing in. LOGIN-8 */
  onCheckPhone?: () => void
  /** What the cart was worked out to: whose clock and money it is. */
  worked?: WorkedOut
  /** Opens the times, where one can be chosen. */
  onChooseTime?: () => void
  /** Goes on with the same dishes as a pickup, where the store has it. */
  onPickUp?: (() => Promise<void>) | undefined
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
export function RefusalDialog({ refused, onOrderFor, onAskAgain, onCheckPhone, onClose, ...rest }: RefusalDialogProps) {
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
  const agreed = calculation && agreementOf(refused, calculation, was)
  if (agreed)
    return (
      <Dialog
        title={agreed.title}
        confirm={t('order.orderFor', { amount: showMoney(calculation.totalPaidAmount, calculation.currency) })}
        cancel={t('order.notNow')}
        onConfirm={() => onOrderFor(calculation)}
        onClose={onClose}
      >
        {agreed.words}
      </Dialog>
    )
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
        onConfirm={
          onCheckPhone ?? (() => go(`/temporaryLogin?back=${encodeURIComponent(location.pathname + location.search)}`))
        }
        onClose={onClose}
      >
        {refused.message}
      </Dialog>
    )
  if (refused.refused === 'outOfReach' && rest.onPickUp)
    return <TooFar refused={refused} onPickUp={rest.onPickUp} onClose={onClose} />
  return <NotNow refused={refused} onClose={onClose} {...rest} />
}

/** Nobody comes to that address: the same dishes can be picked up, or another address be chosen in the form. */
function TooFar({
  refused,
  onPickUp,
  onClose,
}: {
  refused: Refused
  onPickUp: () => Promise<void>
  onClose: () => void
}) {
  const [busy, setBusy] = useState(false)
  const pickUp = () => {
    setBusy(true)
    void onPickUp().finally(onClose)
  }
  return (
    <Dialog
      title={titleOf(refused)}
      confirm={t('address.pickup')}
      cancel={t('order.otherAddress')}
      busy={busy}
      onConfirm={pickUp}
      onClose={onClose}
    >
      {refused.message}
    </Dialog>
  )
}

/** What another time mends. ORDER-6 */
const TIMED = ['shopClosed', 'slotFull', 'slotGone', 'zoneNotNow'] as const
/** What says more with the store's clock: until when. */
const UNTIL = ['shopClosed', 'shopPaused'] as const

const isOneOf = <T extends string>(all: readonly T[], one: string): one is T => (all as readonly string[]).includes(one)

/** What the restaurant cannot take at this moment: why, until when, and where one can be chosen the way to another time. */
function NotNow({
  refused,
  worked,
  onChooseTime,
  onClose,
}: Pick<RefusalDialogProps, 'refused' | 'worked' | 'onChooseTime' | 'onClose'>) {
  const timed = worked?.time !== undefined && isOneOf(TIMED, refused.refused) && onChooseTime
  const chooseTime = () => {
    onClose()
    onChooseTime?.()
  }
  return (
    <Dialog
      title={titleOf(refused)}
      onClose={onClose}
      {...(timed && { confirm: t('order.chooseTime'), cancel: t('order.notNow'), onConfirm: chooseTime })}
    >
      {wordsOf(refused, worked)}
    </Dialog>
  )
}

/** As the form says it, with the time it holds until; else as the server does. */
function wordsOf({ refused, data, message }: Refused, worked: WorkedOut | undefined): string {
  if (!worked || !isOneOf(UNTIL, refused)) return message
  const said = { problem: refused, data: (data ?? {}) as Record<string, unknown> }
  return problemWords(said, { ...worked.shop, currency: worked.calculation.currency })
}

/** What the guest may agree to and order all the same: another total, or no gift. O5 */
function agreementOf(refused: Refused, { totalPaidAmount, currency }: WorkedOut['calculation'], was?: number) {
  if (refused.refused === 'giftGone') return { title: t('order.giftGoneTitle'), words: refused.message }
  if (refused.refused !== 'priceChanged' || was === undefined) return undefined
  const [before, now] = [showMoney(was as typeof totalPaidAmount, currency), showMoney(totalPaidAmount, currency)]
  return { title: t('order.newTotalTitle'), words: t('order.newTotal', { was: before, now }) }
}

const titleOf = ({ refused }: Refused): string =>
  refused === 'soldOut'
    ? t('order.soldOutTitle')
    : refused === 'cartMoved'
      ? t('order.cartMovedTitle')
      : t('order.failedTitle')
