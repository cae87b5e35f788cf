import { distanceBetween, type Point, readyIn, type BizType } from '../store/index.ts'
import type { OrderState } from './life.ts'
import { type ChosenLine, type StationLine, stationLines } from './station-lines.ts'

/** An order as far as the kitchen needs it. */
export interface KitchenOrder {
  orderId: string
  orderNo: string
  callNumber?: string
  orderType: BizType
  state: OrderState
  people: number
  utensils: number
  remark: string
  createdAt: string
  promisedAt?: string
  time: { start?: string }
  steps: readonly { state: string; at: string }[]
  shop: Point
  deliveryAddress?: Point
}

/** What the kitchen makes of an order, and when. */
export interface KitchenTicket<Table> {
  orderId: string
  orderNo: string
  callNumber?: string
  orderType: BizType
  state: OrderState
  table?: Table
  people: number
  utensils: number
  remark: string
  /** When the store accepted it. */
  since: string
  dueAt: string
  lines: (StationLine & { doneAt?: string })[]
}

const MINUTE = 60_000

interface Kitchen {
  /** The minutes an order usually takes. */
  readyMinutes: number
}

/** When the store accepted it: from then on the kitchen has it. */
const sinceOf = ({ steps, createdAt }: KitchenOrder): string =>
  steps.find(step => step.state === 'accepted')?.at ?? createdAt

/** Minutes between the kitchen and the guest: 0 unless it is a delivery, which is promised at the door. */
const wayOf = ({ orderType, shop, deliveryAddress: door }: KitchenOrder, readyMinutes: number): number =>
  readyIn(readyMinutes, orderType, door && distanceBetween(shop, door)) - readyMinutes

/** When the kitchen has to be done: the promised or else the wanted time, less the way to the door; else what it usually takes. */
function dueOf(order: KitchenOrder, since: string, readyMinutes: number): string {
  const guestAt = order.promisedAt ?? order.time.start
  const due =
    guestAt === undefined
      ? Date.parse(since) + readyMinutes * MINUTE
      : Date.parse(guestAt) - wayOf(order, readyMinutes) * MINUTE
  return new Date(due).toISOString()
}

/** Whether an order is in the kitchen. */
export const inKitchen = ({ state }: { state: string }): boolean => state === 'accepted' || state === 'preparing'

/** An order as the kitchen sees it. */
export function ticketOf<Table>(
  { order, lines }: { order: KitchenOrder & { table?: Table }; lines: readonly ChosenLine[] },
  done: ReadonlyMap<string, Date> | undefined,
  { readyMinutes }: Kitchen,
): KitchenTicket<Table> {
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
