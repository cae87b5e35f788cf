import { type Money, money, sum } from '@comanda/domain/money'
import { extrasOf } from '@comanda/domain/payment'
import type { MessageKey } from '@comanda/messages'
import { showMoney, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { staffOrderCalls as calls } from '@comanda/contract/order'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { type OrderAction, isStillPossible, paidToComplete } from './order-status.ts'
import type { BoardOrder } from './columns.ts'
import { type LiveBoard, stepKey, useStep } from './queries.ts'
import { clockAt } from '../../../platform/clock.ts'
import { serverNow } from '../../../platform/now.ts'
import styles from './order-card.module.css'
import { choicesWith, promiseOf, usualMinutes } from './promise-time.ts'
import { ActionSheet } from '../../../ui/action-sheet.tsx'
import { dropEnteredPayments } from '../pay/entered-payments.ts'
import { OrderPayment } from '../pay/order-payment.tsx'
import { ReasonField } from '../../../forms/fields/list-parts.tsx'
import { useReason } from '../../../forms/state/stored-state.ts'

const rejectReasons = [
  'console.reasonBusy',
  'console.reasonSoldOut',
  'console.reasonClosing',
] as const satisfies readonly MessageKey[]

/** The usual reasons to reject a new order. Only a delivery has an address. */
export const reasonsToReject = ({ orderType }: Pick<BoardOrder, 'orderType'>): readonly MessageKey[] =>
  orderType === 1200 ? [...rejectReasons, 'console.reasonAddress'] : rejectReasons

/** The usual reasons for cancelling an accepted order of this type in this state. */
export function reasonsToCancel({ orderType, state }: Pick<BoardOrder, 'orderType' | 'state'>): readonly MessageKey[] {
  const isReady = state === 'ready' || state === 'delivering'
  const early: readonly MessageKey[] = isReady ? [] : ['console.cancel.soldOut', 'console.cancel.kitchen']
  if (orderType === 1200) return ['console.cancel.guest', ...early, 'console.reasonAddress', 'console.cancel.noCourier']
  if (orderType === 1100) return ['console.cancel.guest', ...early, 'console.cancel.left']
  return isReady ? ['console.cancel.guest', 'console.cancel.noShow'] : ['console.cancel.guest', ...early]
}

/** The words of the two ways to end an order. */
const endings = {
  reject: { call: calls.reject, title: 'console.rejectTitle', action: 'console.reject', hint: 'console.rejectHint' },
  cancel: {
    call: calls.cancelByStore,
    title: 'console.cancelTitle',
    action: 'console.cancelYes',
    hint: 'console.cancelHint',
  },
} as const

interface EndSheetProps {
  order: BoardOrder
  ending: keyof typeof endings
  onClose: () => void
}

/** Rejects a new order, or cancels an accepted one; the guest sees the reason. */
export function EndSheet({ order, ending, onClose }: EndSheetProps) {
  const { reason, put, done } = useReason(`orders/${order.shop.shopId}/${ending}-${order.orderId}`)
  const step = useStep(answer => {
    done()
    dropEnteredPayments(order.shop.shopId, order.orderId)
    if (answer.state !== 'cancelled' && answer.cancelAsked) toast(t('approval.sent'))
    onClose()
  })
  const { call, title, action, hint } = endings[ending]
  const usual = ending === 'reject' ? reasonsToReject(order) : reasonsToCancel(order)
  const atCounter =
    order.counter !== undefined ||
    order.counters !== undefined ||
    (order.payState === 'paid' && order.paymentMethod === 'out-line')
  const amount = showMoney(handBack(order), order.currency)
  return (
    <ActionSheet
      title={t(title, { number: order.callNumber ?? order.orderNo })}
      onClose={onClose}
      action={t(action)}
      complete={reason.trim() !== ''}
      busy={step.isPending}
      danger
      onAction={() => step.mutate({ call, input: { orderId: order.orderId, reason: reason.trim() } })}
    >
      <ReasonField
        hint={ending === 'cancel' && atCounter ? t('console.cancelCash', { amount }) : t(hint)}
        usual={usual}
        reason={reason}
        onReason={put}
      />
    </ActionSheet>
  )
}

/** What staff hand back if the order is cancelled. PAY-21 */
const handBack = ({ counters, totalPaidAmount }: BoardOrder): Money =>
  counters ? sum(counters.map(part => money(part.amount + extrasOf(part)))) : totalPaidAmount

/** Records how the guest paid the staff, and completes the order where only that is left. PAY-10 */
function SettleSheet({
  order,
  cashRounding,
  onClose,
}: {
  order: BoardOrder
  cashRounding: LiveBoard['cashRounding']
  onClose: () => void
}) {
  const { orderId, totalPaidAmount, currency } = order
  const completing = useStep(onClose)
  const completes = paidToComplete(order)
  const paid = () => {
    dropEnteredPayments(order.shop.shopId, orderId)
    if (completes) completing.mutate({ call: calls.complete, input: { orderId } })
    else onClose()
  }
  const step = useStep(paid)
  return (
    <OrderPayment
      shopId={order.shop.shopId}
      orderId={orderId}
      title={t('counter.titleOrder', { number: order.callNumber ?? order.orderNo })}
      due={totalPaidAmount}
      currency={currency}
      cashRounding={cashRounding}
      busy={step.isPending || completing.isPending}
      splits={order.billId === undefined}
      onTaken={taken => step.mutate({ call: calls.settle, input: { orderId, ...taken } })}
      onCardPaid={paid}
      onClose={onClose}
    />
  )
}

/** The delay that is proposed first, in minutes. */
const LONGER = 10

interface PromiseSheetProps {
  order: BoardOrder
  timeZone: string
  /** How long the kitchen usually takes, in minutes. */
  minutes: number
  /** Replaces the promise that was given. */
  delay: boolean
  onClose: () => void
}

/**
 * The base of the minutes (epoch ms) if it is not now: the guest's slot, or for a delay the earlier promise, so that a new time
 * is never earlier.
 */
function startOf({ time, promisedAt }: BoardOrder, delay: boolean): number | undefined {
  const start = (delay ? promisedAt : undefined) ?? time.start
  return start === undefined ? undefined : Date.parse(start)
}

/** The question for the promised time: when it is ready, or at the door. */
function questionOf(ahead: string | undefined, delay: boolean, door: boolean): string {
  if (ahead === undefined) return t(door ? 'console.doorIn' : 'console.readyIn')
  if (delay) return t(door ? 'console.laterAtDoor' : 'console.laterThan', { time: ahead })
  return t(door ? 'console.doorAfter' : 'console.readyAfter', { time: ahead })
}

/** Chooses the time that is promised to the guest. */
export function PromiseSheet({ order, timeZone, minutes, delay, onClose }: PromiseSheetProps) {
  const preferred = delay ? LONGER : usualMinutes(order, minutes)
  const slot = startOf(order, delay)
  const ahead = slot !== undefined && slot > serverNow() ? clockAt(new Date(slot).toISOString(), timeZone) : undefined
  const slotLies = ahead !== undefined && !delay
  const [chosen, setChosen] = useState(slotLies ? 0 : preferred)
  const step = useStep(onClose)
  const promisedAt = new Date(promiseOf({ slot, now: serverNow() }, chosen)).toISOString()
  const promise = () =>
    step.mutate({ call: delay ? calls.delay : calls.accept, input: { orderId: order.orderId, promisedAt } })
  const number = order.callNumber ?? order.orderNo
  return (
    <ActionSheet
      title={t(delay ? 'console.delayTitle' : 'console.acceptTitle', { number })}
      onClose={onClose}
      action={`${t(delay ? 'console.save' : 'console.accept')} · ${clockAt(promisedAt, timeZone)}`}
      busy={step.isPending}
      atButton
      onAction={promise}
    >
      <p className={styles.question}>{questionOf(ahead, delay, order.orderType === 1200)}</p>
      <div className={styles.choices}>
        {slotLies && (
          <Chip pressed={chosen === 0} onPress={() => setChosen(0)}>
            {ahead}
          </Chip>
        )}
        {choicesWith(preferred).map(choice => (
          <Chip key={choice} pressed={chosen === choice} onPress={() => setChosen(choice)}>
            {t(ahead === undefined ? 'console.minutes' : 'console.minutesMore', { count: choice })}
          </Chip>
        ))}
      </div>
    </ActionSheet>
  )
}

interface OrderActionSheetProps {
  /** The order as it was when the sheet was opened. */
  order: BoardOrder
  what: OrderAction
  board: LiveBoard
  timeZone: string
  onClose: () => void
}

/** The sheet of an order's action. It closes with a message if another person acted first. */
export function OrderActionSheet({ order, what: action, board, timeZone, onClose }: OrderActionSheetProps) {
  const now = Object.values(board.columns)
    .flat()
    .find(one => one.orderId === order.orderId)
  const ours = useIsMutating({ mutationKey: stepKey }) > 0
  const late = !ours && !isStillPossible(action, now)
  const close = useEffectEvent(() => {
    toast(t('console.movedMeanwhile', { number: order.callNumber ?? order.orderNo }))
    onClose()
  })
  useEffect(() => {
    if (late) close()
  }, [late])
  if (action === 'reject' || action === 'cancel') return <EndSheet order={order} ending={action} onClose={onClose} />
  if (action === 'settle')
    return <SettleSheet order={now ?? order} cashRounding={board.cashRounding} onClose={onClose} />
  return (
    <PromiseSheet
      order={now ?? order}
      timeZone={timeZone}
      minutes={board.readyMinutes(order.orderType)}
      delay={action === 'delay'}
      onClose={onClose}
    />
  )
}
