import {
  type BizType,
  metresTo,
  type Destination,
  type Point,
  preparationMinutes,
  readyIn,
  type ShopConfig,
} from '../store/index.ts'
import { heldCourses } from './courses.ts'
import type { OrderState } from './order-states.ts'
import { type ChosenLine, type StationLine, stationLines } from './station-lines.ts'

/** An order with the data the kitchen needs. */
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
  deliveryAddress?: Destination
}

/** Kitchen ticket of an order: its lines and its due time. */
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
  /** Time of acceptance by the store. */
  since: string
  dueAt: string
  lines: (StationLine & { doneAt?: string })[]
}

const MINUTE = 60_000

/** Usual preparation times. */
type Kitchen = Pick<ShopConfig, 'readyMinutes' | 'readyMinutesFor'>

/** Time of acceptance by the store; the kitchen sees the order from then on. */
const acceptedAt = ({ steps, createdAt }: KitchenOrder): string =>
  steps.find(step => step.state === 'accepted')?.at ?? createdAt

/** Travel time to the guest in minutes: 0 unless it is a delivery, which is promised at the door. */
const travelMinutes = ({ orderType, shop, deliveryAddress: address }: KitchenOrder, readyMinutes: number): number =>
  readyIn(readyMinutes, orderType, address && metresTo(shop, address)) - readyMinutes

/**
 * When the kitchen must finish: the promised or wanted time minus the travel time; without either, the acceptance plus the
 * usual preparation time.
 */
function dueOf(order: KitchenOrder, since: string, readyMinutes: number): string {
  const promised = order.promisedAt ?? order.time.start
  const due =
    promised === undefined
      ? Date.parse(since) + readyMinutes * MINUTE
      : Date.parse(promised) - travelMinutes(order, readyMinutes) * MINUTE
  return new Date(due).toISOString()
}

export const inKitchen = ({ state }: { state: string }): boolean => state === 'accepted' || state === 'preparing'

/** The kitchen ticket of an order, with its lines that are made and those whose course waits. COUNTER-3 */
export function ticketOf<Table>(
  { order, lines }: { order: KitchenOrder & { table?: Table }; lines: readonly ChosenLine[] },
  { done, fired }: { done?: ReadonlyMap<string, Date> | undefined; fired?: ReadonlySet<number> | undefined },
  kitchen: Kitchen,
): KitchenTicket<Table> {
  const { orderId, orderNo, callNumber, orderType, state, table, people, utensils, remark } = order
  const since = acceptedAt(order)
  const prepared = stationLines(lines)
  const held = new Set(heldCourses({ lines: prepared, fired }))
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
    dueAt: dueOf(order, since, preparationMinutes(kitchen, orderType)),
    lines: prepared.map(line => {
      const at = done?.get(line.lineKey)
      const isHeld = line.course !== undefined && held.has(line.course)
      return { ...line, ...(isHeld && { held: true as const }), ...(at && { doneAt: at.toISOString() }) }
    }),
  }
}
