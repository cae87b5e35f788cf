import type { Wait } from './stopwatch.ts'
import type { Offered } from './open-arrivals.ts'

/** What a tier offers, and what has to hold under it. */
export interface Tier extends Offered {
  name: string
  /** `ordinary`: all ways of paying, shared carts. `promotion`: everybody wants the same. */
  journeys: 'ordinary' | 'promotion'
  /** How long a guest thinks between two taps. */
  thinkMs: number
  /** Once a minute the provider stalls. */
  stalls: boolean
  /** How long phones wait at most, in ms: of so large a part of them. */
  budgets: { wait: Wait; part: number; atMost: number }[]
  /** The part of all journeys that ends as the guest wanted. */
  success?: number
}

const half = (perSecond: number) => ({ perSecond, rampSeconds: 5 })

/** One extreme store in its rush. */
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

/** A brand of a hundred stores at its peak. */
const peak: Tier = {
  name: 'LD1',
  ...half(25),
  seconds: 300,
  journeys: 'ordinary',
  thinkMs: 2000,
  stalls: true,
  budgets: [
    { wait: 'calculate', part: 0.95, atMost: 500 },
    { wait: 'submit', part: 0.95, atMost: 800 },
    { wait: 'submit', part: 0.99, atMost: 2000 },
    { wait: 'final', part: 0.99, atMost: 10_000 },
  ],
  success: 0.995,
}

/** A promotion: from nothing to a hundred a second in five seconds, for three minutes. */
const burst: Tier = {
  name: 'LD2',
  ...half(100),
  seconds: 180,
  journeys: 'promotion',
  thinkMs: 100,
  stalls: false,
  budgets: [{ wait: 'refusal', part: 0.95, atMost: 200 }],
}

/** Four times what one process can do. */
const overload: Tier = { ...burst, name: 'overload', ...half(600), seconds: 30 }

export const tiers: readonly Tier[] = [rush, peak, burst, overload]
