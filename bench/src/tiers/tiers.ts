import type { Wait } from './stopwatch.ts'
import type { Offered } from './open-arrivals.ts'

/** A load level and its requirements. */
export interface Tier extends Offered {
  name: string
  /** `ordinary`: all ways of paying, shared carts. `promotion`: everyone wants the same dish. */
  journeys: 'ordinary' | 'promotion'
  /** The average pause between two taps, in ms. */
  thinkMs: number
  /** The provider stops answering once a minute. */
  stalls: boolean
  /** Memory and handles of its second half are compared. */
  isSoak?: true
  /** The maximum waits in ms, at a given quantile. */
  budgets: { wait: Wait; part: number; atMost: number }[]
  /** The minimum share of journeys that end as intended. */
  success?: number
}

const half = (perSecond: number) => ({ perSecond, rampSeconds: 5 })

/** One exceptionally busy store. */
const rush: Tier = {
  name: 'LD0',
  ...half(0.5),
  seconds: 120,
  journeys: 'ordinary',
  thinkMs: 2000,
  stalls: false,
  budgets: [
    { wait: 'menu', part: 0.95, atMost: 200 },
    { wait: 'calculate', part: 0.95, atMost: 300 },
    { wait: 'submit', part: 0.95, atMost: 500 },
    { wait: 'submit', part: 0.99, atMost: 1000 },
    { wait: 'final', part: 0.99, atMost: 5000 },
  ],
  success: 0.999,
}

/** The maximum waits of guests on any day. */
export const ORDINARY_BUDGETS: Tier['budgets'] = [
  { wait: 'calculate', part: 0.95, atMost: 500 },
  { wait: 'submit', part: 0.95, atMost: 800 },
]

/** A brand of a hundred stores at its peak. */
const peak: Tier = {
  name: 'LD1',
  ...half(25),
  seconds: 300,
  journeys: 'ordinary',
  thinkMs: 2000,
  stalls: true,
  budgets: [
    ...ORDINARY_BUDGETS,
    { wait: 'submit', part: 0.99, atMost: 2000 },
    { wait: 'final', part: 0.99, atMost: 10_000 },
  ],
  success: 0.995,
}

/** A promotion: from zero to a hundred per second in five seconds, for three minutes. */
const burst: Tier = {
  name: 'LD2',
  ...half(100),
  seconds: 180,
  journeys: 'promotion',
  thinkMs: 100,
  stalls: false,
  budgets: [{ wait: 'refusal', part: 0.95, atMost: 200 }],
}

export const OVERLOAD = 'overload'

/** Four times the capacity of one process. */
const overload: Tier = { ...burst, name: OVERLOAD, ...half(600), seconds: 30 }

/** Two hours of an ordinary day: what the server holds must not grow. */
const soak: Tier = {
  ...peak,
  name: 'soak',
  ...half(2),
  seconds: 7200,
  isSoak: true,
}

export const tiers: readonly Tier[] = [rush, peak, burst, overload, soak]
