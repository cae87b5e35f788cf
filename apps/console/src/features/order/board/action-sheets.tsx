import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { staffOrderCalls as calls } from '@comanda/contract/order'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { type OrderAction, isStillPossible, awaitsAnswer } from './order-status.ts'
import type { BoardOrder } from './columns.ts'
import { type LiveBoard, stepKey, useStep } from './queries.ts'
import { clockAt } from '../../../platform/clock.ts'
import { serverNow } from '../../../platform/now.ts'
import styles from './order-card.module.css'
import { choicesWith, promiseOf, usualMinutes } from './promise-time.ts'
import { ActionSheet } from '../../../ui/action-sheet.tsx'
import { ReasonField } from '../../../forms/list-parts.tsx'
import { useReason } from '../../../forms/stored-state.ts'

const reasons = [
  'console.reasonBusy',
  'console.reasonSoldOut',
  'console.reasonClosing',
  'console.reasonAddress',
] as const

/** Rejects or cancels an order; the guest sees the reason. */
export function RejectSheet({ order, onClose }: { order: BoardOrder; onClose: () => void }) {
  const { reason, put, done } = useReason(`orders/${order.shop.shopId}/reject-${order.orderId}`)
  const step = useStep(() => {
    done()
    onClose()
  })
  const answering = awaitsAnswer(order)
  const reject = () => step.mutate({ call: calls.reject, input: { orderId: order.orderId, reason: reason.trim() } })
  return (
    <ActionSheet
      title={t('console.rejectTitle', { number: order.callNumber ?? order.orderNo })}
      onClose={onClose}
      action={t(answering ? 'console.reject' : 'console.cancelOrder')}
      ready={reason.trim() !== ''}
      busy={step.isPending}
      danger
      onAction={reject}
    >
      <ReasonField hint={t('console.rejectHint')} usual={reasons} reason={reason} onReason={put} />
    </ActionSheet>
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
 * From when the minutes count (epoch ms), where not from now: the guest's slot, or for what needs longer what was promised
 * before, so that a new time is never an earlier one.
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

/** The sheet of an action of an order. It closes with a message if somebody else was quicker. */
export function OrderActionSheet({ order, what: action, board, timeZone, onClose }: OrderActionSheetProps) {
  const now = Object.values(board.columns)
    .flat()
    .find(one => one.orderId === order.orderId)
  const ours = useIsMutating({ mutationKey: stepKey }) > 0
  const late = !ours && !isStillPossible(action, order, now)
  const close = useEffectEvent(() => {
    toast(t('console.movedMeanwhile', { number: order.callNumber ?? order.orderNo }))
    onClose()
  })
  useEffect(() => {
    if (late) close()
  }, [late])
  if (action === 'reject') return <RejectSheet order={order} onClose={onClose} />
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
