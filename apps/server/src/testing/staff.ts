import { staffOrderCalls } from '@comanda/contract/order'
import type { ResponseOf } from '@comanda/contract/core'
import type { Clock } from '../platform/clock.ts'
import type { Actor } from './actor.ts'

type BoardOrder = ResponseOf<typeof staffOrderCalls.accept>

/** Common steps of a store's staff. */
export interface StaffSteps {
  /** Accepts an order with a promise of so many minutes. */
  accept(orderId: string, minutes?: number): Promise<BoardOrder>
  reject(orderId: string, reason?: string): Promise<BoardOrder>
  /** Cancels an order that was accepted. */
  cancel(orderId: string, reason?: string): Promise<BoardOrder>
}

const MINUTE = 60_000

export const staffSteps = (actor: Actor, clock: Clock): StaffSteps => ({
  accept: (orderId, minutes = 20) =>
    actor.must(staffOrderCalls.accept, {
      orderId,
      promisedAt: new Date(clock() + minutes * MINUTE).toISOString(),
    }),
  reject: (orderId, reason = 'closing') => actor.must(staffOrderCalls.reject, { orderId, reason }),
  cancel: (orderId, reason = 'sold out') => actor.must(staffOrderCalls.cancelByStore, { orderId, reason }),
})
