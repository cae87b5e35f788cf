import type { BizType } from '../store/index.ts'
import type { OrderState } from './life.ts'

/** One step on the way of an order, as the status screen draws it. `at` is when it was reached (epoch ms). */
export interface ProgressStep {
  state: OrderState
  reached: boolean
  current: boolean
  at?: number
}

const onTheWay: Record<BizType, readonly OrderState[]> = {
  1100: ['placed', 'accepted', 'preparing', 'ready', 'completed'],
  1200: ['placed', 'accepted', 'preparing', 'delivering', 'completed'],
  1300: ['placed', 'accepted', 'preparing', 'ready', 'completed'],
}

/**
 * The steps of an order with what is behind and what is ahead. `reachedAt` holds when each state was entered.
 * A step the store skipped counts as reached with the next one. An order that fell through shows what it reached, then its end.
 */
export function progressOf(
  bizType: BizType,
  state: OrderState,
  reachedAt: Partial<Record<OrderState, number>>,
): ProgressStep[] {
  const way = onTheWay[bizType]
  const step = (one: OrderState, reached: boolean, current: boolean): ProgressStep => {
    const at = reachedAt[one]
    return { state: one, reached, current, ...(reached && at !== undefined ? { at } : {}) }
  }
  if (state === 'cancelled' || state === 'rejected') {
    const before = way.filter(one => reachedAt[one] !== undefined)
    return [...before.map(one => step(one, true, false)), step(state, true, true)]
  }
  const here = placeOf(way, state)
  const ahead = way.map((one, i) => step(one, i <= here, i === here))
  if (state !== 'checking' && state !== 'awaitingPayment') return ahead
  return [step(state, true, true), ...ahead]
}

/** A delivery that is packed stands between being made and being on its way; what is handed over at once was never on its way. */
function placeOf(way: readonly OrderState[], state: OrderState): number {
  const place = way.indexOf(state)
  if (place >= 0) return place
  if (state === 'ready') return way.indexOf('preparing')
  if (state === 'delivering') return way.indexOf('ready')
  return -1
}

/** How the time left is said. `minutes` is the nearest whole one, at least 1: fifteen promised are said as fifteen; `at` is epoch ms. */
export type Eta =
  | { kind: 'none' }
  | { kind: 'minutes'; minutes: number; at: number }
  | { kind: 'at'; at: number }
  | { kind: 'anyMoment'; at: number }
  | { kind: 'late'; at: number }

const SAID_IN_MINUTES_MS = 60 * 60_000
const LATE_AFTER_MS = 5 * 60_000

/**
 * What to tell the guest about when: in minutes within the hour, by the clock beyond it, honestly when it is late.
 * `promisedAt` is the store's word, `wanted` the chosen slot; without either nothing is promised. A delivery is promised at the
 * door: packed it is still to come.
 */
export function etaOf(
  orderType: BizType,
  state: OrderState,
  times: { promisedAt?: number; wanted?: number },
  now: number,
): Eta {
  const working: OrderState[] = ['placed', 'accepted', 'preparing', 'delivering']
  if (orderType === 1200) working.push('ready')
  const at = times.promisedAt ?? times.wanted
  if (at === undefined || !working.includes(state)) return { kind: 'none' }
  const left = at - now
  if (left > SAID_IN_MINUTES_MS) return { kind: 'at', at }
  if (left > 0) return { kind: 'minutes', minutes: Math.max(1, Math.round(left / 60_000)), at }
  return left > -LATE_AFTER_MS ? { kind: 'anyMoment', at } : { kind: 'late', at }
}
