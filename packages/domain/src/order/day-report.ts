import { type Money, money, NOTHING, type Words } from '../money/index.ts'
import { type BizType, localTime } from '../store/index.ts'
import type { OrderState } from './life.ts'

/** A part of an order's total. */
interface TotalPart {
  kind: string
  id: string
  name: Words
  amount: Money
}

/** An order as the report of its day needs it. `at`: when it was placed, epoch ms. */
export interface DayOrder {
  at: number
  bizType: BizType
  state: OrderState
  total: Money
  lines: readonly TotalPart[]
}

interface Counted {
  count: number
  amount: Money
}

/** What a store sold on a day; amounts in minor units. */
export interface DayReport {
  sold: Counted
  /** Cancelled or rejected: in none of the sums. */
  fellThrough: Counted
  ways: (Counted & { bizType: BizType })[]
  /** By the hour of the store's day (0 to 23) they were placed in; hours without an order are left out. */
  hours: (Counted & { hour: number })[]
  /** What the totals are made of: dishes, discounts, fees, each tax, tips. */
  parts: TotalPart[]
}

const isSold = ({ state }: DayOrder): boolean => state !== 'cancelled' && state !== 'rejected'

const counted = (orders: readonly DayOrder[]): Counted => ({
  count: orders.length,
  amount: money(orders.reduce((sum, { total }) => sum + total, 0)),
})

/** Taxes and discounts by their own names; all else by what it is. */
const keyOf = ({ kind, id }: TotalPart): string =>
  kind === 'tax' || kind === 'taxIncluded' || kind === 'discount' ? `${kind} ${id}` : kind

function partsOf(orders: readonly DayOrder[]): TotalPart[] {
  const parts = new Map<string, TotalPart>()
  for (const part of orders.flatMap(({ lines }) => lines)) {
    const before = parts.get(keyOf(part))
    parts.set(keyOf(part), { ...part, ...before, amount: money((before?.amount ?? NOTHING) + part.amount) })
  }
  return [...parts.values()]
}

/** The report of a day from its orders. Every order that was sold is in one way and one hour: the sums agree. */
export function dayReport(orders: readonly DayOrder[], timeZone: string): DayReport {
  const sold = orders.filter(isSold)
  const ways = Map.groupBy(sold, ({ bizType }) => bizType)
  const hours = Map.groupBy(sold, ({ at }) => Math.floor(localTime(at, timeZone).minutes / 60))
  return {
    sold: counted(sold),
    fellThrough: counted(orders.filter(order => !isSold(order))),
    ways: [...ways].map(([bizType, some]) => ({ bizType, ...counted(some) })).sort((a, b) => a.bizType - b.bizType),
    hours: [...hours].map(([hour, some]) => ({ hour, ...counted(some) })).sort((a, b) => a.hour - b.hour),
    parts: partsOf(sold),
  }
}
