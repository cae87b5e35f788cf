import { t } from '@comanda/web/i18n'
import { ErrorState } from '@comanda/web/ui/feedback/states.tsx'
import { MonitorUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { OrderAction, OnOrderAction } from './order-status.ts'
import { OrderActionSheet } from './action-sheets.tsx'
import styles from './board.module.css'
import { type BoardOrder, type Column, columns, columnTitles, isCrowded, stacks } from './columns.ts'
import { Waiting } from './due.tsx'
import { DoneRow } from './done-row.tsx'
import { OrderCard } from './order-card.tsx'
import type { LiveBoard } from './queries.ts'

interface BoardProps {
  board: LiveBoard
  timeZone: string
  /** Renders the other tools of an order. */
  tools: (order: BoardOrder) => ReactNode
}

interface ColumnProps extends BoardProps {
  column: Column
  shown: boolean
  /** Its cards are short where it shares its height with another. */
  short: boolean
  onAction: OnOrderAction
}

function ColumnOf({ column, board, timeZone, tools, shown, short, onAction }: ColumnProps) {
  const orders = board.columns[column]
  return (
    <section className={styles.column} data-column={column} data-shown={shown} aria-label={t(columnTitles[column])}>
      <h2 className={styles.title}>
        {t(columnTitles[column])}{' '}
        <span className={styles.count} data-none={orders.length === 0 || undefined}>
          {orders.length}
        </span>
        {column === 'new' && orders[0] && (
          <span className={styles.oldest}>
            <Waiting order={orders[0]} />
          </span>
        )}
      </h2>
      <div className={styles.orders}>
        {column === 'ready' && (
          <a className={styles.screen} href="/console#calls" target="_blank" rel="noreferrer">
            <MonitorUp aria-hidden="true" size={18} /> {t('calls.screen')}
          </a>
        )}
        {orders.map(order =>
          column === 'done' ? (
            <DoneRow key={order.orderId} order={order} timeZone={timeZone} tools={tools(order)} onAction={onAction} />
          ) : (
            <OrderCard
              key={order.orderId}
              order={order}
              timeZone={timeZone}
              tools={tools(order)}
              short={short}
              onAction={onAction}
            />
          ),
        )}
        {orders.length === 0 && (
          <p className={styles.empty}>{t(column === 'new' ? 'console.nothingNew' : 'console.nothingHere')}</p>
        )}
      </div>
    </section>
  )
}

/** The live board of a store. A phone shows one column at a time; on a tablet related columns are stacked. */
export function Board({ board, timeZone, tools }: BoardProps) {
  const [shown, setShown] = useState<Column>('new')
  const [action, setAction] = useState<{ order: BoardOrder; what: OrderAction }>()
  if (board.error) return <ErrorState message={board.error.message} onRetry={board.retry} />
  return (
    <>
      <div className={styles.tabs} role="group" aria-label={t('console.orders')}>
        {columns.map(column => (
          <button
            key={column}
            type="button"
            className={styles.tab}
            aria-pressed={shown === column}
            onClick={() => setShown(column)}
          >
            <span className={styles.count} data-none={board.columns[column].length === 0 || undefined}>
              {board.columns[column].length}
            </span>{' '}
            {t(columnTitles[column])}
          </button>
        ))}
      </div>
      <div className={styles.board}>
        {stacks.map(stack => (
          <div key={stack[0]} className={styles.stack}>
            {stack.map(column => (
              <ColumnOf
                key={column}
                column={column}
                board={board}
                timeZone={timeZone}
                tools={tools}
                shown={shown === column}
                short={isCrowded(stack, board.columns)}
                onAction={(order, action) => setAction({ order, what: action })}
              />
            ))}
          </div>
        ))}
      </div>
      {action && (
        <OrderActionSheet {...action} board={board} timeZone={timeZone} onClose={() => setAction(undefined)} />
      )}
    </>
  )
}
