import { canBeDelivering, nextStates } from '@comanda/domain/order'
import type { BoardOrder, ChosenOrder } from '../../../ports/order.ts'
import { detailOf, lineOf } from '../answer.ts'
import type { EventRow, OrderRow } from '../tables.ts'

/** The order with its dishes named in the store's own language. */
export function inStoreLanguage(row: OrderRow): OrderRow {
  return { ...row, lines: row.lines.map(line => ({ ...line, ...line.kitchen })) }
}

/** An order as the board shows it. */
export function boardOrder(row: OrderRow, history: readonly EventRow[]): BoardOrder {
  const moves = nextStates(row.state, 'staff').filter(to => to !== 'delivering' || canBeDelivering(row.biz_type))
  const { cancelAsked } = row.details
  const waits = row.state === 'placed' || row.state === 'checking'
  return {
    ...detailOf(inStoreLanguage(row), history),
    moves,
    ...(row.details.origin ? { origin: row.details.origin } : {}),
    ...(row.details.counter && { counter: row.details.counter }),
    ...(row.details.counters && { counters: row.details.counters.map(({ staffId: _, ...part }) => part) }),
    ...(cancelAsked && {
      cancelAsked: { amount: cancelAsked.amount, reason: cancelAsked.reason, name: cancelAsked.name },
    }),
    ...(waits && row.watch_at ? { answerBefore: row.watch_at.toISOString() } : {}),
  }
}

/** An order with the choices of its lines. */
export const chosenOrder = (row: OrderRow, history: readonly EventRow[]): ChosenOrder => ({
  order: boardOrder(row, history),
  lines: inStoreLanguage(row).lines,
  guest: { language: row.details.language, lines: row.lines.map(lineOf) },
})
