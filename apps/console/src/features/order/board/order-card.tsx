import { staffOrderCalls as calls } from '@comanda/contract/order'
import { t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Badge } from '@comanda/web/ui/controls/chip.tsx'
import { ChevronDown, Clock, X } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  awaitsAnswer,
  isInPreparation,
  nextStep,
  type OnOrderAction,
  owesMoney,
  paidToComplete,
} from './order-status.ts'
import { type BoardOrder, endText, reasonText } from './columns.ts'
import { AnswerIn, Due } from './due.tsx'
import styles from './order-card.module.css'
import { GuestName, Lines, LinesInShort, OrderTypeLine, Remarks, Requests, Sum } from './order-facts.tsx'
import { usualPromise } from './promise-time.ts'
import { useStep } from './queries.ts'
import { clockAt } from '../../../platform/clock.ts'
import { useMay } from '../../../platform/may.ts'
import { ServedNotes } from '../../member/served/served-notes.tsx'
import { serverNow, useNow } from '../../../platform/now.ts'
import { unlessSecondTap } from '../../../platform/second-tap.ts'

interface OrderCardProps {
  order: BoardOrder
  timeZone: string
  tools: ReactNode
  onAction: OnOrderAction
  /** The usual minutes of the kitchen for the order's type: one tap accepts for that time. */
  minutes: number
  /** Unfolded: the whole order with all its actions. */
  open: boolean
  onOpen: (open: boolean) => void
}

type ActionsProps = Omit<OrderCardProps, 'open' | 'onOpen'>

/** Accepts for the usual time with one tap; another time and a rejection are beside it. */
function Answers({ order, timeZone, onAction, minutes }: ActionsProps) {
  const step = useStep()
  const now = useNow()
  const number = order.callNumber ?? order.orderNo
  const promise = () => new Date(usualPromise(order, minutes, serverNow())).toISOString()
  const shown = clockAt(new Date(usualPromise(order, minutes, now)).toISOString(), timeZone)
  const accept = () => step.mutate({ call: calls.accept, input: { orderId: order.orderId, promisedAt: promise() } })
  return (
    <div className={styles.answers}>
      <Button wide busy={step.isPending} onClick={unlessSecondTap(`accept ${order.orderId}`, accept)}>
        {t('board.acceptAt', { time: shown })}
      </Button>
      <Button
        kind="secondary"
        aria-label={t('board.otherTime', { number })}
        title={t('board.otherTime', { number })}
        icon={<Clock aria-hidden="true" size={20} />}
        onClick={() => onAction(order, 'accept')}
      />
      <Button
        kind="secondary"
        aria-label={t('board.rejectOne', { number })}
        title={t('board.rejectOne', { number })}
        icon={<X aria-hidden="true" size={20} />}
        onClick={() => onAction(order, 'reject')}
      />
    </div>
  )
}

/** The next step, and a payment that is still to be taken: on folded cards too. The last step takes it first. */
function MainActions(props: ActionsProps) {
  const { order, onAction } = props
  const step = useStep()
  const next = nextStep(order)
  const mayTakePayment = useMay('takePayment')
  if (awaitsAnswer(order)) return <Answers {...props} />
  if (paidToComplete(order) && mayTakePayment)
    return (
      <div className={styles.actions}>
        <Button wide onClick={unlessSecondTap(`settle ${order.orderId}`, () => onAction(order, 'settle'))}>
          {t('board.payAndComplete')}
        </Button>
      </div>
    )
  return (
    <div className={styles.actions}>
      {next && (
        <Button
          wide
          busy={step.isPending}
          onClick={unlessSecondTap(`${next.text} ${order.orderId}`, () =>
            step.mutate({ call: next.call, input: { orderId: order.orderId } }),
          )}
        >
          {t(next.text)}
        </Button>
      )}
      {owesMoney(order) && mayTakePayment && (
        <Button kind="secondary" onClick={() => onAction(order, 'settle')}>
          {t('console.settle')}
        </Button>
      )}
    </div>
  )
}

/** Further actions, on an expanded card. */
function MoreActions({ order, tools, onAction }: Pick<ActionsProps, 'order' | 'tools' | 'onAction'>) {
  const step = useStep()
  return (
    <div className={styles.more}>
      {paidToComplete(order) && (
        <Button
          size="small"
          kind="plain"
          busy={step.isPending}
          onClick={() => step.mutate({ call: calls.complete, input: { orderId: order.orderId } })}
        >
          {t('board.completeUnpaid')}
        </Button>
      )}
      {isInPreparation(order) && (
        <Button size="small" kind="plain" onClick={() => onAction(order, 'delay')}>
          {t('console.delay')}
        </Button>
      )}
      {order.moves.includes('cancelled') && (
        <Button size="small" kind="plain" onClick={() => onAction(order, 'cancel')}>
          {t('console.cancelOrder')}
        </Button>
      )}
      {tools}
    </div>
  )
}

/** One order on the board: folded to what its next step needs, until it is unfolded. */
export function OrderCard({ open, onOpen, ...props }: OrderCardProps) {
  const { order, timeZone, tools, onAction } = props
  const ended = endText(order)
  const reason = reasonText(order)
  const number = order.callNumber ?? order.orderNo
  return (
    <article className={styles.card} data-state={order.state} data-open={open} aria-label={number} tabIndex={-1}>
      <Row as="header" gap={8} rowGap={4}>
        <Text as="h3" size={20} figures>
          {number}
        </Text>
        <OrderTypeLine order={order} />
        {!open && <GuestName order={order} />}
        {ended && <Badge>{t(ended)}</Badge>}
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={open}
          aria-label={t('console.wholeOrder', { number })}
          onClick={() => onOpen(!open)}
        >
          <ChevronDown aria-hidden="true" size={20} />
        </button>
      </Row>
      <AnswerIn order={order} short={!open} />
      {open ? <Lines order={order} /> : <LinesInShort order={order} />}
      {open ? <Requests order={order} /> : <Remarks order={order} />}
      <ServedNotes shopId={order.shop.shopId} of={{ orderId: order.orderId }} />
      {order.cancelAsked && <p className={styles.reason}>{t('approval.cancelAsked', order.cancelAsked)}</p>}
      {reason && (
        <p className={styles.reason}>
          <bdi>{reason}</bdi>
        </p>
      )}
      <Row wrap rowGap={2}>
        {(open || !awaitsAnswer(order) || order.time.start) && <Due order={order} timeZone={timeZone} />}
        <Sum order={order} />
      </Row>
      <MainActions {...props} />
      {open && <MoreActions order={order} tools={tools} onAction={onAction} />}
    </article>
  )
}
