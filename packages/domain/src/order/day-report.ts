import { type Money, money, ZERO, type LocalizedText } from '../money/index.ts'
import { type BizType, localTime } from '../store/index.ts'
import { endedUnserved, type OrderState } from './order-states.ts'

/** A part of an order's total. */
interface TotalPart {
  kind: string
  id: string
  name: LocalizedText
  amount: Money
}

/** An order with the data its day's report needs. `at`: when it was placed, epoch ms. */
export interface DayOrder {
  at: number
  bizType: BizType
  /** Channel of the link or code the order came from; empty if none. NAV-6 */
  channel: string
  state: OrderState
  total: Money
  lines: readonly TotalPart[]
}

interface CountedSum {
  count: number
  amount: Money
}

/** Sales of a store on one day; amounts in minor units. */
export interface DayReport {
  /** Orders that the store accepted, with tips and card fees: what the guests pay. */
  sold: CountedSum
  /** Orders that the store has not accepted yet; in none of the sums. */
  pending: CountedSum
  /** Cancelled or rejected orders; in none of the sums. */
  fellThrough: CountedSum
  ways: (CountedSum & { bizType: BizType })[]
  /** By channel, the largest amount first. Empty if no order came from one. NAV-6 */
  channels: (CountedSum & { channel: string })[]
  /** By store-local hour (0 to 23) of placing; hours without an order are left out. */
  hours: (CountedSum & { hour: number })[]
  /** Parts of the totals: dishes, discounts, fees, each tax, tips; `count`: the number of orders with the part. */
  parts: (TotalPart & { count: number })[]
}

/** Whether the store accepted the order, and it was not cancelled since. */
export const isSold = ({ state }: Pick<DayOrder, 'state'>): boolean => !endedUnserved(state) && !isPending({ state })

/** Whether the store has the order and has not accepted it yet. */
export const isPending = ({ state }: Pick<DayOrder, 'state'>): boolean =>
  state === 'placed' || state === 'checking' || state === 'awaitingPayment'

const countAndSum = (orders: readonly DayOrder[]): CountedSum => ({
  count: orders.length,
  amount: money(orders.reduce((sum, { total }) => sum + total, 0)),
})

/** Taxes and discounts are grouped by id, other parts by kind. */
const keyOf = ({ kind, id }: TotalPart): string =>
  kind === 'tax' || kind === 'taxIncluded' || kind === 'discount' ? `${kind} ${id}` : kind

function partsOf(orders: readonly DayOrder[]): DayReport['parts'] {
  const parts = new Map<string, DayReport['parts'][number]>()
  for (const { lines } of orders) {
    const seen = new Set<string>()
    for (const part of lines) {
      const key = keyOf(part)
      const before = parts.get(key)
      const count = (before?.count ?? 0) + (seen.has(key) ? 0 : 1)
      parts.set(key, { ...part, ...before, count, amount: money((before?.amount ?? ZERO) + part.amount) })
      seen.add(key)
    }
  }
  return [...parts.values()]
}

const channelSums = (channels: ReadonlyMap<string, readonly DayOrder[]>): DayReport['channels'] =>
  [...channels.keys()].every(channel => channel === '')
    ? []
    : [...channels]
        .map(([channel, orders]) => ({ channel, ...countAndSum(orders) }))
        .sort((a, b) => b.amount - a.amount || a.channel.localeCompare(b.channel))

/** The report of a day from its orders. Every sold order counts in one order type and one hour, so the sums agree. */
export function dayReport(orders: readonly DayOrder[], timeZone: string): DayReport {
  const sold = orders.filter(isSold)
  const ways = Map.groupBy(sold, ({ bizType }) => bizType)
  const channels = Map.groupBy(sold, ({ channel }) => channel)
  const hours = Map.groupBy(sold, ({ at }) => Math.floor(localTime(at, timeZone).minutes / 60))
  return {
    sold: countAndSum(sold),
    pending: countAndSum(orders.filter(isPending)),
    fellThrough: countAndSum(orders.filter(({ state }) => endedUnserved(state))),
    ways: [...ways].map(([bizType, some]) => ({ bizType, ...countAndSum(some) })).sort((a, b) => a.bizType - b.bizType),
    channels: channelSums(channels),
    hours: [...hours].map(([hour, some]) => ({ hour, ...countAndSum(some) })).sort((a, b) => a.hour - b.hour),
    parts: partsOf(sold),
  }
}
