import { useState } from 'react'
import { go } from '../../../platform/navigation.ts'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import type { Refused } from '../../../platform/send/index.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { OrderQuote } from '../api.ts'
import { CartChanged } from './cart-changed.tsx'
import { problemText } from './problems.tsx'
import { isUnknown } from './notify-result.ts'

interface RefusalDialogProps {
  refused: Refused
  /** Orders at the new total. */
  onOrderFor: (calculation: OrderQuote['calculation']) => void
  /** Repeats the request of an order that got no answer. */
  onRefresh: () => void
  /** Checks the phone on this screen; if absent, by signing in. LOGIN-8 */
  onCheckPhone?: () => void
  /** The priced cart, with the store's time zone and currency. */
  quote?: OrderQuote
  /** Opens the choice of times, if there is one. */
  onChooseTime?: () => void
  /** Continues as a pickup with the same dishes, if the store offers it. */
  onPickUp?: (() => Promise<void>) | undefined
  onClose: () => void
}

interface Detail {
  calculation?: OrderQuote['calculation']
  was?: number
  orderId?: string
}

/**
 * Explains why an order was refused, with the next step. Problems of the form are marked there; a new total is
 * confirmed here before anything is ordered. O5
 */
export function RefusalDialog({ refused, onOrderFor, onRefresh, onCheckPhone, onClose, ...rest }: RefusalDialogProps) {
  const { calculation, was, orderId } = (refused.data ?? {}) as Detail
  if (isUnknown(refused))
    return (
      <Dialog
        title={t('order.unknownTitle')}
        confirm={t('order.askAgain')}
        cancel={t('order.notNow')}
        onConfirm={onRefresh}
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

/** The address is outside the delivery area: offers a pickup of the same dishes, or another address. */
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

/** Refusals that another time resolves. ORDER-6 */
const TIMED = ['shopClosed', 'slotFull', 'slotGone', 'zoneNotNow'] as const
/** Refusals shown with the time until which they apply. */
const UNTIL = ['shopClosed', 'shopPaused'] as const

const isOneOf = <T extends string>(all: readonly T[], one: string): one is T => (all as readonly string[]).includes(one)

/** Explains what the store cannot accept now and until when, with a choice of another time if there is one. */
function NotNow({
  refused,
  quote,
  onChooseTime,
  onClose,
}: Pick<RefusalDialogProps, 'refused' | 'quote' | 'onChooseTime' | 'onClose'>) {
  const timed = quote?.time !== undefined && isOneOf(TIMED, refused.refused) && onChooseTime
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
      {titleAndText(refused, quote)}
    </Dialog>
  )
}

/** Text of the form with the end time if it has one, else the server's message. */
function titleAndText({ refused, data, message }: Refused, quote: OrderQuote | undefined): string {
  if (!quote || !isOneOf(UNTIL, refused)) return message
  const problem = { problem: refused, data: (data ?? {}) as Record<string, unknown> }
  return problemText(problem, { ...quote.shop, currency: quote.calculation.currency })
}

/** Differences that the guest can confirm to order anyway: another total, or a missing gift. O5 */
function agreementOf(refused: Refused, { totalPaidAmount, currency }: OrderQuote['calculation'], was?: number) {
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
