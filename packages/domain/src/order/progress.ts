import type { BizType } from '../store/index.ts'
import type { OrderState } from './order-states.ts'

/** One step of an order on the status screen. `at` is when it was reached (epoch ms). */
export interface ProgressStep {
  state: OrderState
  reached: boolean
  current: boolean
  at?: number
}

const stepsByType: Record<BizType, readonly OrderState[]> = {
  1100: ['placed', 'accepted', 'preparing', 'ready', 'completed'],
  1200: ['placed', 'accepted', 'preparing', 'delivering', 'completed'],
  1300: ['placed', 'accepted', 'preparing', 'ready', 'completed'],
}

/**
 * The steps of an order, reached and ahead. `reachedAt` has the time each state was entered. A skipped step counts as reached
 * with the next one. A cancelled or rejected order shows its reached steps, then its end.
 */
export function progressOf(
  bizType: BizType,
  state: OrderState,
  reachedAt: Partial<Record<OrderState, number>>,
): ProgressStep[] {
  const states = stepsByType[bizType]
  const step = (one: OrderState, reached: boolean, current: boolean): ProgressStep => {
    const at = reachedAt[one]
    return { state: one, reached, current, ...(reached && at !== undefined ? { at } : {}) }
  }
  if (state === 'cancelled' || state === 'rejected') {
    const before = states.filter(one => reachedAt[one] !== undefined)
    return [...before.map(one => step(one, true, false)), step(state, true, true)]
  }
  const here = indexOfStep(states, state)
  const steps = states.map((one, i) => step(one, i <= here, i === here))
  if (state !== 'checking' && state !== 'awaitingPayment') return steps
  return [step(state, true, true), ...steps]
}

/**
 * Index of the current step. A packed delivery is between preparing and delivering; orders without a delivery step are never
 * `delivering`.
 */
function indexOfStep(states: readonly OrderState[], state: OrderState): number {
  const index = states.indexOf(state)
  if (index >= 0) return index
  if (state === 'ready') return states.indexOf('preparing')
  if (state === 'delivering') return states.indexOf('ready')
  return -1
}

/** An order for a time at least this far ahead (ms) is shown as scheduled. */
const SCHEDULED_AHEAD_MS = 3 * 3_600_000

/**
 * Whether the store has not begun an order because it is for a later time: it waits for that time rather than being on its way.
 * `wanted` and `now` in epoch ms; undefined = as soon as possible. ORDER-11
 */
export const isScheduled = (state: OrderState, wanted: number | undefined, now: number): boolean =>
  (state === 'placed' || state === 'accepted') && wanted !== undefined && wanted - now > SCHEDULED_AHEAD_MS

/** How the remaining time is shown. `minutes` is rounded, at least 1; `at` is epoch ms. */
export type Eta =
  | { kind: 'none' }
  | { kind: 'minutes'; minutes: number; at: number }
  | { kind: 'at'; at: number }
  | { kind: 'anyMoment'; at: number }
  | { kind: 'late'; at: number }

const SHOWN_IN_MINUTES_MS = 60 * 60_000
const LATE_AFTER_MS = 5 * 60_000

/**
 * The estimated time for the guest: minutes within the hour, clock time beyond it, `late` when it has passed. `promisedAt` is
 * the store's promise, `wanted` the chosen slot (epoch ms); without either there is none. A delivery is promised at the door,
 * so a packed one is still to come.
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
  const remaining = at - now
  if (remaining > SHOWN_IN_MINUTES_MS) return { kind: 'at', at }
  if (remaining > 0) return { kind: 'minutes', minutes: Math.max(1, Math.round(remaining / 60_000)), at }
  return remaining > -LATE_AFTER_MS ? { kind: 'anyMoment', at } : { kind: 'late', at }
}
