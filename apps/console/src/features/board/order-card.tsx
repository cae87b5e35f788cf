import { console as calls } from '@comanda/contract/console'
import type { CallSpec } from '@comanda/contract/core'
import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/button.tsx'
import { Badge } from '@comanda/web/ui/chip.tsx'
import { type ReactNode, useState } from 'react'
import { type BoardOrder, endWords } from './columns.ts'
import { AnswerIn, Due } from './due.tsx'
import styles from './order-card.module.css'
import { Lines, Sum, Way, Wishes } from './order-facts.tsx'
import { PromiseSheet } from './promise-sheet.tsx'
import { RejectSheet } from './reject-sheet.tsx'
import { useStep } from './use-step.ts'
import { meant } from '../../platform/second-tap.ts'

interface Step {
  call: CallSpec
  words: MessageKey
}

/** The one step that comes next, where the life of the order has it. */
function nextStep({ moves, orderType }: BoardOrder): Step | undefined {
  if (moves.includes('preparing')) return { call: calls.start, words: 'console.start' }
  if (moves.includes('ready')) return { call: calls.ready, words: 'console.markReady' }
  if (moves.includes('delivering') && orderType === 1200) return { call: calls.handOver, words: 'console.handOver' }
  if (moves.includes('completed')) return { call: calls.complete, words: 'console.complete' }
  return undefined
}

type Asking = 'accept' | 'delay' | 'reject'

interface OrderCardProps {
  order: BoardOrder
  timeZone: string
  readyMinutes: number
  tools: ReactNode
}

const isAnswering = ({ state }: BoardOrder): boolean => state === 'placed' || state === 'checking'

/** Served or being made, to be paid at the venue, and not paid yet. A round is settled with its table's bill. */
const owesAtTheTill = (order: BoardOrder): boolean =>
  order.payState === 'unpaid' &&
  order.paymentMethod === 'out-line' &&
  order.billId === undefined &&
  !isAnswering(order) &&
  !order.reason

/** What may be done with the order now. */
function Actions({ order, tools, onAsk }: { order: BoardOrder; tools: ReactNode; onAsk: (what: Asking) => void }) {
  const step = useStep()
  const take = (call: CallSpec) => step.mutate({ call, ask: { orderId: order.orderId } })
  const next = nextStep(order)
  const answering = isAnswering(order)
  const waits = order.state === 'accepted' || order.state === 'preparing'
  const unsettled = owesAtTheTill(order)
  const leaves = order.moves.includes('cancelled') && !answering
  return (
    <div className={styles.actions}>
      {answering && (
        <div className={styles.answers}>
          <Button wide onClick={() => onAsk('accept')}>
            {t('console.accept')}
          </Button>
          <Button wide kind="secondary" onClick={() => onAsk('reject')}>
            {t('console.reject')}
          </Button>
        </div>
      )}
      {!answering && next && (
        <Button
          wide
          busy={step.isPending}
          onClick={meant(`${next.words} ${order.orderId}`, () => take(next.call))}
        >
          {t(next.words)}
        </Button>
      )}
      <div className={styles.more}>
        {unsettled && (
          <Button size="small" kind="plain" busy={step.isPending} onClick={() => take(calls.settle)}>
            {t('console.settle')}
          </Button>
        )}
        {waits && (
          <Button size="small" kind="plain" onClick={() => onAsk('delay')}>
            {t('console.delay')}
          </Button>
        )}
        {leaves && (
          <Button size="small" kind="plain" onClick={() => onAsk('reject')}>
            {t('console.cancelOrder')}
          </Button>
        )}
        {tools}
      </div>
    </div>
  )
}

/** One order on the board. */
export function OrderCard({ order, timeZone, readyMinutes, tools }: OrderCardProps) {
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  const ended = endWords(order)
  return (
    <article className={styles.card} data-state={order.state} aria-label={order.callNumber ?? order.orderNo}>
      <header className={styles.head}>
        <h3 className={styles.number}>{order.callNumber ?? order.orderNo}</h3>
        <Way order={order} />
        {ended && <Badge>{t(ended)}</Badge>}
      </header>
      <AnswerIn order={order} />
      <Due order={order} timeZone={timeZone} />
      <Lines order={order} />
      <Wishes order={order} />
      {order.reason && (
        <p className={styles.reason}>
          <bdi>{order.reason}</bdi>
        </p>
      )}
      <Sum order={order} />
      <Actions order={order} tools={tools} onAsk={setAsking} />
      {(asking === 'accept' || asking === 'delay') && (
        <PromiseSheet
          order={order}
          timeZone={timeZone}
          minutes={readyMinutes}
          delay={asking === 'delay'}
          onClose={close}
        />
      )}
      {asking === 'reject' && <RejectSheet order={order} onClose={close} />}
    </article>
  )
}
