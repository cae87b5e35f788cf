import type { kitchenTicket } from '@comanda/contract/console'
import { distanceBetween, readyIn } from '@comanda/domain/store'
import type * as z from 'zod/mini'
import type { BoardOrder, ChosenLine } from '../../../ports/order.ts'
import { stationLines } from './ticket-lines.ts'

export type Ticket = z.output<typeof kitchenTicket>

const MINUTE = 60_000

interface Kitchen {
  /** What it usually takes. */
  readyMinutes: number
}

/** When the store took it: from then on the kitchen has it. */
const sinceOf = ({ steps, createdAt }: BoardOrder): string =>
  steps.find(step => step.state === 'accepted')?.at ?? createdAt

/** Minutes an order is on its way once it is made: none but for a delivery, which is promised at the door. */
const wayOf = ({ orderType, shop, deliveryAddress: door }: BoardOrder, readyMinutes: number): number =>
  readyIn(readyMinutes, orderType, door && distanceBetween(shop, door)) - readyMinutes

/** When the kitchen has to be done: for what is promised, else wanted, less the way to the door; else as long as it usually takes. */
function dueOf(order: BoardOrder, since: string, readyMinutes: number): string {
  const guestAt = order.promisedAt ?? order.time.start
  const due =
    guestAt === undefined
      ? Date.parse(since) + readyMinutes * MINUTE
      : Date.parse(guestAt) - wayOf(order, readyMinutes) * MINUTE
  return new Date(due).toISOString()
}

/** The kitchen has it, and it is not out yet. */
export const inKitchen = ({ state }: BoardOrder): boolean => state === 'accepted' || state === 'preparing'

/** An order as the kitchen sees it. */
export function ticketOf(
  { order, lines }: { order: BoardOrder; lines: readonly ChosenLine[] },
  done: ReadonlyMap<string, Date> | undefined,
  { readyMinutes }: Kitchen,
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
    lines: stationLines(lines).map(line => {
      const at = done?.get(line.lineKey)
      return at === undefined ? line : { ...line, doneAt: at.toISOString() }
    }),
  }
}
