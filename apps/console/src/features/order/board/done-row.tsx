import { showMoney, t } from '@comanda/web/i18n'
import { Badge } from '@comanda/web/ui/controls/chip.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { clockAt } from '../../../platform/clock.ts'
import { type OnOrderAction, owesMoney } from './order-status.ts'
import { type BoardOrder, endText } from './columns.ts'
import styles from './done-row.module.css'
import { OrderCard } from './order-card.tsx'

interface DoneRowProps {
  order: BoardOrder
  timeZone: string
  tools: ReactNode
  onAction: OnOrderAction
  minutes: number
  open: boolean
  onOpen: (open: boolean) => void
}

/** An ended order in one row, which unfolds. An unpaid one is marked until it is settled. */
export function DoneRow({ order, open, onOpen, ...rest }: DoneRowProps) {
  const text = endText(order)
  const owes = owesMoney(order)
  const endedAt = order.steps.at(-1)?.at ?? order.createdAt
  return (
    <>
      <button type="button" className={styles.row} aria-expanded={open} onClick={() => onOpen(!open)}>
        <Text as="strong" size={17} figures>
          {order.callNumber ?? order.orderNo}
        </Text>
        {owes && <Badge tone="warn">{t('console.notPaidYet')}</Badge>}
        {text && !owes && <Badge tone={order.state === 'completed' ? 'plain' : 'warn'}>{t(text)}</Badge>}
        <Text as="span" kind="muted" figures>
          {clockAt(endedAt, rest.timeZone)}
        </Text>
        <span className={styles.sum}>{showMoney(order.totalPaidAmount, order.currency)}</span>
        <ChevronDown className={styles.arrow} aria-hidden="true" size={18} />
      </button>
      {open && <OrderCard order={order} open onOpen={onOpen} {...rest} />}
    </>
  )
}
