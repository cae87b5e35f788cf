import type { boardOrder } from '@comanda/contract/order'
import type { MessageKey } from '@comanda/messages'
import type * as z from 'zod/mini'

export type BoardOrder = z.output<typeof boardOrder>

export type Column = 'new' | 'accepted' | 'preparing' | 'ready' | 'done'

export const columnTitles: Readonly<Record<Column, MessageKey>> = {
  new: 'console.new',
  accepted: 'console.accepted',
  preparing: 'console.preparing',
  ready: 'console.ready',
  done: 'console.done',
}

const columnOf: Readonly<Record<BoardOrder['state'], Column>> = {
  checking: 'new',
  awaitingPayment: 'accepted',
  placed: 'new',
  accepted: 'accepted',
  preparing: 'preparing',
  ready: 'ready',
  delivering: 'ready',
  completed: 'done',
  rejected: 'done',
  cancelled: 'done',
}

/** The columns that are stacked where five do not fit. */
export const stacks: readonly (readonly Column[])[] = [['new'], ['accepted', 'preparing'], ['ready', 'done']]

const stateTexts: Partial<Record<BoardOrder['state'], MessageKey>> = {
  delivering: 'console.delivering',
  completed: 'console.completed',
  rejected: 'console.rejected',
  cancelled: 'console.cancelled',
  checking: 'console.checking',
}

/** The texts of orders that were not ended by staff: no answer in time, no payment, or cancelled by the guest. S2 */
const endedBy: Partial<Record<`${BoardOrder['state']} ${BoardOrder['steps'][number]['by']}`, MessageKey>> = {
  'rejected watchdog': 'console.ended.noAnswer',
  'cancelled watchdog': 'console.ended.notPaid',
  'cancelled guest': 'console.ended.byGuest',
}

/** The badge of an order beside its column. */
export function endText({ state, steps }: Pick<BoardOrder, 'state' | 'steps'>): MessageKey | undefined {
  const last = steps.at(-1)
  return (last?.state === state ? endedBy[`${state} ${last.by}`] : undefined) ?? stateTexts[state]
}

/** The written reason of the end. The watchdog's is not shown: the badge says it. S2 */
export const reasonText = ({ reason, state, steps }: Pick<BoardOrder, 'reason' | 'state' | 'steps'>) =>
  steps.findLast(step => step.state === state)?.by === 'watchdog' ? undefined : reason

/** The state of an order, in the terms of the board. */
export const stateText = (order: Pick<BoardOrder, 'state' | 'steps'>): MessageKey =>
  endText(order) ?? columnTitles[columnOf[order.state]]

export const columns = Object.keys(columnTitles) as Column[]

/** When the order entered its current state (ISO): a new one waits for its answer since then. */
export const stateSince = ({ state, steps, createdAt }: Pick<BoardOrder, 'state' | 'steps' | 'createdAt'>): string =>
  steps.findLast(step => step.state === state)?.at ?? createdAt

/** The orders of each column: of the new ones those that wait longest on top, of the others those that are due first. */
export function inColumns(orders: readonly BoardOrder[]): Record<Column, BoardOrder[]> {
  const columns: Record<Column, BoardOrder[]> = { new: [], accepted: [], preparing: [], ready: [], done: [] }
  for (const order of orders) columns[columnOf[order.state]].push(order)
  columns.new.sort((a, b) => stateSince(a).localeCompare(stateSince(b)))
  const due = (order: BoardOrder) => order.promisedAt ?? order.time.start ?? order.createdAt
  for (const column of ['accepted', 'preparing', 'ready'] as const) {
    columns[column].sort((a, b) => due(a).localeCompare(due(b)))
  }
  return columns
}
