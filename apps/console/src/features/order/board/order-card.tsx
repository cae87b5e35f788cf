import { staffOrderCalls as calls } from '@comanda/contract/order'
import type { CallSpec } from '@comanda/contract/core'
import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Badge } from '@comanda/web/ui/controls/chip.tsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type OrderAction, awaitsAnswer, isInPreparation, type OnOrderAction, owesMoney } from './order-status.ts'
import { type BoardOrder, endText, reasonText } from './columns.ts'
import { AnswerIn, Due } from './due.tsx'
import styles from './order-card.module.css'
import { Lines, Sum, OrderTypeLine, Requests } from './order-facts.tsx'
import { useStep } from './queries.ts'
import { unlessSecondTap } from '../../../platform/second-tap.ts'

interface Step {
  call: CallSpec
  text: MessageKey
}

/** The next step of an order, if there is one. */
function nextStep({ moves, orderType }: BoardOrder): Step | undefined {
  if (moves.includes('preparing')) return { call: calls.start, text: 'console.start' }
  if (moves.includes('ready')) return { call: calls.ready, text: 'console.markReady' }
  if (moves.includes('delivering') && orderType === 1200) return { call: calls.handOver, text: 'console.handOver' }
  if (moves.includes('completed')) return { call: calls.complete, text: 'console.complete' }
  return undefined
}

interface OrderCardProps {
  order: BoardOrder
  timeZone: string
  tools: ReactNode
  onAction: OnOrderAction
  /** In a crowded column: number, time, wishes and next step only; the rest unfolds. */
  short?: boolean
}

/** The actions that are possible now. */
function Actions({ order, tools, onAction }: Omit<OrderCardProps, 'timeZone' | 'short'>) {
  const step = useStep()
  const open = (action: OrderAction) => () => onAction(order, action)
  const take = (call: CallSpec) => step.mutate({ call, input: { orderId: order.orderId } })
  const next = nextStep(order)
  const answering = awaitsAnswer(order)
  const unsettled = owesMoney(order)
  const leaves = order.moves.includes('cancelled') && !answering
  return (
    <div className={styles.actions}>
      {answering && (
        <div className={styles.answers}>
          <Button wide onClick={open('accept')}>
            {t('console.accept')}
          </Button>
          <Button wide kind="secondary" onClick={open('reject')}>
            {t('console.reject')}
          </Button>
        </div>
      )}
      {!answering && next && (
        <Button
          wide
          busy={step.isPending}
          onClick={unlessSecondTap(`${next.text} ${order.orderId}`, () => take(next.call))}
        >
          {t(next.text)}
        </Button>
      )}
      <div className={styles.more}>
        {unsettled && (
          <Button size="small" kind="plain" onClick={open('settle')}>
            {t('console.settle')}
          </Button>
        )}
        {isInPreparation(order) && (
          <Button size="small" kind="plain" onClick={open('delay')}>
            {t('console.delay')}
          </Button>
        )}
        {leaves && (
          <Button size="small" kind="plain" onClick={open('cancel')}>
            {t('console.cancelOrder')}
          </Button>
        )}
        {tools}
      </div>
    </div>
  )
}

/** One order on the board. */
export function OrderCard({ order, timeZone, tools, onAction, short = false }: OrderCardProps) {
  const [open, setOpen] = useState(false)
  const ended = endText(order)
  const reason = reasonText(order)
  const number = order.callNumber ?? order.orderNo
  // At the last step an unpaid order shows it.
  const shortened = short && {
    'data-short': open ? 'open' : 'folded',
    'data-owes': nextStep(order)?.call === calls.complete && owesMoney(order),
  }
  return (
    <article className={styles.card} data-state={order.state} {...shortened} aria-label={number}>
      <header className={styles.head}>
        <h3 className={styles.number}>{number}</h3>
        <OrderTypeLine order={order} />
        {ended && <Badge>{t(ended)}</Badge>}
      </header>
      {short && (
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={open}
          aria-label={t('console.wholeOrder', { number })}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown aria-hidden="true" size={20} />
        </button>
      )}
      <AnswerIn order={order} />
      <Due order={order} timeZone={timeZone} />
      <Lines order={order} />
      <Requests order={order} />
      {reason && (
        <p className={styles.reason}>
          <bdi>{reason}</bdi>
        </p>
      )}
      <Sum order={order} />
      <Actions order={order} tools={tools} onAction={onAction} />
    </article>
  )
}
