import type { kitchenTicket } from '@comanda/contract/console'
import type { MenuDocument } from '@comanda/domain/menu'
import type * as z from 'zod/mini'
import type { BoardOrder } from '../needs.ts'
import { type ChosenLine, stationLines } from './ticket-lines.ts'

export type Ticket = z.output<typeof kitchenTicket>

const MINUTE = 60_000

interface Kitchen {
  menu: MenuDocument | undefined
  /** The store's own language. */
  language: string
  /** What it usually takes. */
  readyMinutes: number
}

/** When the store took it: from then on the kitchen has it. */
const sinceOf = ({ steps, createdAt }: BoardOrder): string =>
  steps.find(step => step.state === 'accepted')?.at ?? createdAt

/** By when it is promised, else wanted, else usually made. */
function dueOf(order: BoardOrder, since: string, readyMinutes: number): string {
  return order.promisedAt ?? order.time.start ?? new Date(Date.parse(since) + readyMinutes * MINUTE).toISOString()
}

/** The kitchen has it, and it is not out yet. */
export const inKitchen = ({ state }: BoardOrder): boolean => state === 'accepted' || state === 'preparing'

/** An order as the kitchen sees it. */
export function ticketOf(
  { order, lines }: { order: BoardOrder; lines: readonly ChosenLine[] },
  done: ReadonlyMap<string, Date> | undefined,
  { menu, language, readyMinutes }: Kitchen,
): Ticket {
  const { orderId, orderNo, callNumber, orderType, state, table, people, utensils, remark } = order
  const since = sinceOf(order)
  return {
    orderId,
    orderNo,
    ...(callNumber === undefined ? {} : { callNumber }),
    orderType,
    state,
    ...(table === undefined ? {} : { table }),
    people,
    utensils,
    remark,
    since,
    dueAt: dueOf(order, since, readyMinutes),
    lines: stationLines(lines, menu, language).map(line => {
      const at = done?.get(line.lineKey)
      return at === undefined ? line : { ...line, doneAt: at.toISOString() }
    }),
  }
}
