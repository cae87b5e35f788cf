import type { LocalizedText } from '../money/index.ts'
import { type DayOrder, type DayReport, isSold } from '../order/index.ts'
import { localTime } from '../store/index.ts'
import { addMeasures, type Measures, measuresOf, noMeasures } from './measures.ts'

/** By what a report is broken down; `measure`: figures of the day that are no sale. */
export const dimensions = [
  'day',
  'hour',
  'type',
  'channel',
  'employee',
  'dish',
  'group',
  'modifier',
  'method',
  'tax',
  'discount',
  'fee',
  'coupon',
  'guest',
  'measure',
] as const
export type Dimension = (typeof dimensions)[number]

/** A row of a store's day. The name is in the store's own language, or in all languages of the brand. */
export interface DayRow extends Measures {
  dimension: Dimension
  key: string
  name: string | LocalizedText
}

/** Details of a sold order that its history holds. */
export interface OrderFacts {
  /** The employee who accepted it; empty if the store accepts automatically. */
  employee: { id: string; name: string }
  /** From the order to its acceptance, and from there until it was ready. */
  secondsToAccept?: number
  secondsToReady?: number
  /** Ordered by a member. */
  isMember?: boolean
  /** The coupons it used, with their kinds. */
  coupons?: readonly { code: string; id: string; name: LocalizedText }[]
}

/** A kind of coupon on an order: the order, with what its coupons of that kind took off. PAY-13 */
function couponRows(order: OrderOfDay, measures: Measures, coupons: NonNullable<OrderFacts['coupons']>): Row[] {
  return [...Map.groupBy(coupons, ({ id }) => id)].map(([id, used]) => {
    const codes = new Set(used.map(({ code }) => code))
    const off = order.lines.filter(line => line.kind === 'discount' && codes.has(line.id))
    const discounts = 0 - off.reduce((sum, { amount }) => sum + amount, 0)
    return { dimension: 'coupon', key: id, name: used[0]?.name ?? '', ...measures, discounts }
  })
}

/** An order with its number and the bill it is a round of. */
export interface OrderOfDay extends DayOrder {
  orderId: string
  billId?: string
  people: number
}

type Row = Partial<Measures> & Pick<DayRow, 'dimension' | 'key'> & { name?: DayRow['name'] }

/** Rows with the same key summed up. */
export function sumRows(rows: readonly Row[]): DayRow[] {
  const sums = new Map<string, DayRow>()
  for (const row of rows) {
    const at = `${row.dimension} ${row.key}`
    const full: DayRow = { name: '', ...noMeasures, ...row }
    const before = sums.get(at)
    sums.set(at, before ? { ...before, ...addMeasures(before, full) } : full)
  }
  return [...sums.values()]
}

function rowsOfOrder(order: OrderOfDay, facts: OrderFacts | undefined, timeZone: string): Row[] {
  const measures = measuresOf(order)
  const { id = '', name = '' } = facts?.employee ?? {}
  const hour = Math.floor(localTime(order.at, timeZone).minutes / 60)
  const timed = (key: string, seconds: number | undefined): Row[] =>
    seconds === undefined ? [] : [{ dimension: 'measure', key, count: 1, seconds }]
  return [
    { dimension: 'day', key: '', ...measures },
    { dimension: 'hour', key: String(hour).padStart(2, '0'), ...measures },
    { dimension: 'type', key: String(order.bizType), ...measures },
    { dimension: 'channel', key: order.channel, ...measures },
    { dimension: 'employee', key: id, name, ...measures },
    { dimension: 'guest', key: facts?.isMember ? 'member' : 'guest', ...measures },
    ...couponRows(order, measures, facts?.coupons ?? []),
    ...timed('accept', facts?.secondsToAccept),
    ...timed('ready', facts?.secondsToReady),
  ]
}

/** The people served at tables: those of a bill once, however many rounds it has. */
export function coversOf(orders: readonly OrderOfDay[]): number {
  const dineIn = orders.filter(order => order.bizType === 1100)
  const parties = Map.groupBy(dineIn, ({ billId, orderId }) => billId ?? orderId)
  return [...parties.values()].reduce((sum, rounds) => sum + Math.max(...rounds.map(({ people }) => people)), 0)
}

/** The parts of the totals: taxes, discounts, and all others as fees. */
const rowsOfParts = ({ parts }: Pick<DayReport, 'parts'>): Row[] =>
  parts.flatMap<Row>(({ kind, id, name, count, amount }) => {
    if (kind === 'items' || kind === 'tip') return []
    if (kind === 'tax') return [{ dimension: 'tax', key: id, name, count, tax: amount, total: amount }]
    if (kind === 'taxIncluded') return [{ dimension: 'tax', key: `${id} included`, name, count, taxIncluded: amount }]
    if (kind === 'discount') return [{ dimension: 'discount', key: id, name, count, discounts: -amount, total: amount }]
    return [{ dimension: 'fee', key: kind, count, fees: amount, total: amount }]
  })

interface Counted {
  count: number
  amount: number
}

/** The figures of the day report beside its orders. */
export interface DayMoney extends Pick<DayReport, 'parts' | 'pending' | 'fellThrough'> {
  means: readonly { paymentMethod: string; amount: number; returnedAmount: number; chargedBackAmount: number }[]
  refundedAmount: number
  unpaidAmount: number
  unpaidCount: number
  aheadAmount: number
  writtenOff: Counted
}

function rowsOfMoney(money: DayMoney, covers: number): Row[] {
  const chargedBack = money.means.reduce((sum, { chargedBackAmount }) => sum + chargedBackAmount, 0)
  const measure = (key: string, count: number, total: number): Row => ({ dimension: 'measure', key, count, total })
  return [
    { dimension: 'day', key: '', refunded: money.refundedAmount, chargedBack },
    ...money.means.map<Row>(({ paymentMethod, amount, returnedAmount, chargedBackAmount }) => ({
      dimension: 'method',
      key: paymentMethod,
      total: amount,
      refunded: returnedAmount,
      chargedBack: chargedBackAmount,
    })),
    measure('covers', covers, 0),
    measure('pending', money.pending.count, money.pending.amount),
    measure('fellThrough', money.fellThrough.count, money.fellThrough.amount),
    measure('unpaid', money.unpaidCount, money.unpaidAmount),
    measure('writtenOff', money.writtenOff.count, money.writtenOff.amount),
    measure('ahead', 0, money.aheadAmount),
  ]
}

/** A store's day as rows: its sold orders by every dimension, and how they were paid. Rows without a figure are left out. PAY-13 */
export function dayRows(
  orders: readonly OrderOfDay[],
  facts: ReadonlyMap<string, OrderFacts>,
  money: DayMoney,
  timeZone: string,
): DayRow[] {
  const sold = orders.filter(isSold)
  const rows = sumRows([
    ...sold.flatMap(order => rowsOfOrder(order, facts.get(order.orderId), timeZone)),
    ...rowsOfParts(money),
    ...rowsOfMoney(money, coversOf(sold)),
  ])
  return rows.filter(row => Object.values(row).some(value => typeof value === 'number' && value !== 0))
}
