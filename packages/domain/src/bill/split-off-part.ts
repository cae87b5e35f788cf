import { type Money, money, split } from '../money/index.ts'
import { evenShares, lineShares } from './shares.ts'
import { billTotals } from './totals.ts'
import type { Bill, BillItem, BillPart, PartShare, SplitRequest } from './types.ts'

/** A part as it would be split off now. */
export interface PartSplit {
  amount: Money
  cut: PartShare
}

/**
 * Why a part cannot be split off: nothing is left; more than is left; a dish that is not on the bill, or that another part
 * pays.
 */
export type SplitFault = 'nothingDue' | 'moreThanRest' | 'itemGone' | 'itemTaken'

const keyOf = ({ orderId, itemKey }: BillItem): string => `${orderId} ${itemKey}`

const isActive = ({ state }: BillPart): boolean => state === 'open' || state === 'paid'

/** Dishes paid by parts that list them, as `orderId itemKey`. */
export const takenItems = (parts: readonly BillPart[]): ReadonlySet<string> =>
  new Set(parts.flatMap(part => (isActive(part) && part.cut.by === 'items' ? part.cut.items.map(keyOf) : [])))

/**
 * The share of each dish on the bill, as `orderId itemKey`. A dish paid by a part that lists it keeps the share from when it
 * was taken; later changes by promotions are split among the other dishes. PAY-9
 */
export function itemShares({ rounds, parts }: Bill): ReadonlyMap<string, Money> {
  const now = sharesNow(rounds)
  const owed = new Map([...owedOf(parts)].filter(([key]) => now.has(key)))
  const free = [...now].filter(([key]) => !owed.has(key))
  const total = rounds.reduce((all, round) => all + round.total, 0)
  const remaining = Math.max(0, total - sumOf([...owed.values()]))
  if (remaining === sumOf(free.map(([, share]) => share))) return new Map([...now, ...owed])
  const weights = free.map(([, share]) => share)
  const anew = split(money(remaining), weights.some(weight => weight > 0) ? weights : weights.map(() => 1))
  return new Map([...now, ...owed, ...free.map(([key], at) => [key, anew[at] ?? money(0)] as const)])
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

const sharesNow = (rounds: Bill['rounds']): Map<string, Money> =>
  new Map(
    rounds.flatMap(round => {
      const shares = lineShares(round)
      return round.lines.map(
        ({ itemKey }, at) => [keyOf({ orderId: round.orderId, itemKey }), shares[at] ?? money(0)] as const,
      )
    }),
  )

/** Shares of the dishes that parts pay by listing them, as of when they were taken. */
const owedOf = (parts: readonly BillPart[]): Map<string, Money> =>
  new Map(
    parts.flatMap(part =>
      isActive(part) && part.cut.by === 'items'
        ? part.cut.items.flatMap(item => (item.owed === undefined ? [] : [[keyOf(item), item.owed] as const]))
        : [],
    ),
  )

/** The unfinished split into even shares, if any. After merging two tables there may be several; the latest counts. */
export function evenPlan(parts: readonly BillPart[]) {
  const shares = parts.flatMap(part => (isActive(part) && part.cut.by === 'evenly' ? [part.cut] : []))
  const last = shares.reduce((latest, one) => Math.max(latest, one.plan), -1)
  const latest = shares.findLast(({ plan }) => plan === last)
  if (!latest) return undefined
  const { plan, ways, base } = latest
  const own = shares.filter(one => one.plan === plan && one.ways === ways && one.base === base)
  if (own.length >= ways) return undefined
  return { plan, ways, base, taken: own.map(({ share }) => share) }
}

const latestPlan = (parts: readonly BillPart[]): number =>
  parts.reduce((latest, { cut }) => (cut.by === 'evenly' ? Math.max(latest, cut.plan) : latest), -1)

/** One of `ways` even shares: the next of the unfinished split, or the first of a new split of the rest. */
function evenly(bill: Bill, ways: number, rest: Money): PartSplit {
  const going = evenPlan(bill.parts)
  const same = going?.ways === ways ? going : undefined
  const base = same?.base ?? rest
  const free = Array.from({ length: ways }, (_, at) => at).find(at => !same?.taken.includes(at)) ?? 0
  const plan = same?.plan ?? latestPlan(bill.parts) + 1
  const share = evenShares(base, ways)[free] ?? money(0)
  return { amount: money(Math.min(share, rest)), cut: { by: 'evenly', plan, ways, base, share: free } }
}

function byItems(bill: Bill, items: readonly BillItem[], rest: Money): PartSplit | SplitFault {
  const shares = itemShares(bill)
  const taken = takenItems(bill.parts)
  const quantities = new Map(items.map(item => [keyOf(item), item]))
  if ([...quantities.keys()].some(key => !shares.has(key))) return 'itemGone'
  if ([...quantities.keys()].some(key => taken.has(key))) return 'itemTaken'
  const chosen = [...quantities].map(([key, { orderId, itemKey }]) => ({
    orderId,
    itemKey,
    owed: shares.get(key) ?? money(0),
  }))
  const owed = sumOf(chosen.map(item => item.owed))
  return { amount: money(Math.min(owed, rest)), cut: { by: 'items', items: chosen } }
}

/**
 * Splits a part off the rest of a bill: at most the rest, so that all parts never exceed the bill and the last one gets the
 * remainder exactly. ORDER-3, PAY-9
 */
export function splitOffPart(bill: Bill, request: SplitRequest): PartSplit | SplitFault {
  const { restAmount: rest } = billTotals(bill)
  if (rest <= 0) return 'nothingDue'
  const split = splitFor(bill, request, rest)
  return typeof split === 'string' || split.amount > 0 ? split : 'nothingDue'
}

function splitFor(bill: Bill, request: SplitRequest, rest: Money): PartSplit | SplitFault {
  if (request.by === 'items') return byItems(bill, request.items, rest)
  if (request.by === 'evenly') return evenly(bill, request.ways, rest)
  if (request.by === 'rest') return { amount: rest, cut: { by: 'rest' } }
  return request.amount > rest ? 'moreThanRest' : { amount: request.amount, cut: { by: 'amount' } }
}
