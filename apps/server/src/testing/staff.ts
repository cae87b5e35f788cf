import { console as consoleCalls } from '@comanda/contract/console'
import type { ResponseOf } from '@comanda/contract/core'
import type { Clock } from '../platform/clock.ts'
import type { Actor } from './actor.ts'

type BoardOrder = ResponseOf<typeof consoleCalls.accept>

/** Common steps of a store's staff. */
export interface StaffSteps {
  /** Accepts an order with a promise of so many minutes. */
  accept(orderId: string, minutes?: number): Promise<BoardOrder>
  reject(orderId: string, reason?: string): Promise<BoardOrder>
}

const MINUTE = 60_000

export const staffSteps = (actor: Actor, clock: Clock): StaffSteps => ({
  accept: (orderId, minutes = 20) =>
    actor.must(consoleCalls.accept, {
      orderId,
      promisedAt: new Date(clock() + minutes * MINUTE).toISOString(),
    }),
  reject: (orderId, reason = 'closing') => actor.must(consoleCalls.reject, { orderId, reason }),
})
