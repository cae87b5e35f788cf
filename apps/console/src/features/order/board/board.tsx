import { t } from '@comanda/web/i18n'
import { ErrorState } from '@comanda/web/ui/feedback/states.tsx'
import { MonitorUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AcceptAll } from './accept-all.tsx'
import { useBoardKeys } from './board-keys.ts'
import type { OrderAction, OnOrderAction } from './order-status.ts'
import { useDropPaidElsewhere } from '../pay/entered-payments.ts'
import { OrderActionSheet } from './action-sheets.tsx'
import styles from './board.module.css'
import { type BoardOrder, type Column, columns, columnTitles, stacks } from './columns.ts'
import { Waiting } from './due.tsx'
import { DoneRow } from './done-row.tsx'
import { OrderCard } from './order-card.tsx'
import type { LiveBoard } from './queries.ts'

interface BoardProps {
  board: LiveBoard
  timeZone: string
  shopId: number
  /** Renders the other tools of an order. */
  tools: (order: BoardOrder) => ReactNode
}

interface ColumnProps extends BoardProps {
  column: Column
  shown: boolean
  unfolded: Unfolded
  onAction: OnOrderAction
}

interface Unfolded {
  has: (key: string) => boolean
  set: (key: string, open: boolean) => void
}

/** The unfolded orders: an order that moves to another column keeps its state. An ended one is folded. */
function useUnfolded(): Unfolded {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  return {
    has: key => keys.has(key),
    set: (key, open) => setKeys(now => new Set(open ? [...now, key] : [...now].filter(one => one !== key))),
  }
}

/** The element beside a column's title: the waiting time of the oldest new order, or a link to the pickup display. */
function TitleEnd({ column, board, shopId }: Pick<ColumnProps, 'column' | 'board' | 'shopId'>) {
  const [oldest] = board.columns.new
  if (column === 'new' && oldest)
    return (
      <>
        <span className={styles.oldest}>
          <Waiting order={oldest} />
        </span>
        <AcceptAll shopId={shopId} orders={board.columns.new} />
      </>
    )
  if (column !== 'ready') return null
  return (
    <a className={styles.screen} href="/console#calls" target="_blank" rel="noreferrer" title={t('calls.screen')}>
      <MonitorUp aria-hidden="true" size={18} />
      <span className="visuallyHidden">{t('calls.screen')}</span>
    </a>
  )
}

function ColumnOf({ column, board, timeZone, shopId, tools, shown, unfolded, onAction }: ColumnProps) {
  const orders = board.columns[column]
  const keyOf = ({ orderId }: BoardOrder) => (column === 'done' ? `done/${orderId}` : orderId)
  const cardOf = (order: BoardOrder) => ({
    order,
    timeZone,
    tools: tools(order),
    onAction,
    minutes: board.readyMinutes(order.orderType),
    open: unfolded.has(keyOf(order)),
    onOpen: (open: boolean) => unfolded.set(keyOf(order), open),
  })
  return (
    <section
      className={styles.column}
      data-column={column}
      data-shown={shown}
      data-empty={orders.length === 0}
      aria-label={t(columnTitles[column])}
      aria-keyshortcuts={`Alt+${columns.indexOf(column) + 1}`}
      tabIndex={-1}
    >
      <h2 className={styles.title} title={t('board.keys')}>
        {t(columnTitles[column])}{' '}
        <span className={styles.count} data-none={orders.length === 0 || undefined}>
          {orders.length}
        </span>
        <TitleEnd column={column} board={board} shopId={shopId} />
      </h2>
      <div className={styles.orders}>
        {orders.map(order =>
          column === 'done' ? (
            <DoneRow key={order.orderId} {...cardOf(order)} />
          ) : (
            <OrderCard key={order.orderId} {...cardOf(order)} />
          ),
        )}
        {orders.length === 0 && (
          <p className={styles.empty}>{t(column === 'new' ? 'console.nothingNew' : 'console.nothingHere')}</p>
        )}
      </div>
    </section>
  )
}

/** More new orders than this get the room of two columns. */
const ONE_COLUMN_ORDERS = 4

/** The live board of a store. A phone shows one column at a time; on a tablet related columns are stacked. */
export function Board({ board, timeZone, shopId, tools }: BoardProps) {
  useBoardKeys()
  const [action, setAction] = useState<{ order: BoardOrder; what: OrderAction }>()
  useDropPaidElsewhere(shopId, action ? undefined : board.unpaidIds)
  const [shown, setShown] = useState<Column>('new')
  const unfolded = useUnfolded()
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
          <div
            key={stack[0]}
            className={styles.stack}
            data-empty={stack.every(column => board.columns[column].length === 0)}
            data-many={stack[0] === 'new' && board.columns.new.length > ONE_COLUMN_ORDERS}
          >
            {stack.map(column => (
              <ColumnOf
                key={column}
                column={column}
                board={board}
                timeZone={timeZone}
                shopId={shopId}
                tools={tools}
                shown={shown === column}
                unfolded={unfolded}
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
