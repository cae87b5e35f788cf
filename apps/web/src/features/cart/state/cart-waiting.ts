import { isNothing, type Sync } from '@comanda/domain/cart'
import type { Waiting } from './cart-ports.ts'
import type { CartAnswer } from './shown-cart.ts'

/** Returns the changes the server has not answered, to be stored for the next page; undefined if there are none. */
export function waitingIn(sync: Sync<CartAnswer>): Waiting | undefined {
  const waiting = sync.requests.flatMap(({ requestId, changes }) => (changes ? [{ requestId, changes }] : []))
  return waiting.length === 0 && isNothing(sync.collected) ? undefined : { asked: waiting, collected: sync.collected }
}

/** Whether nothing is in flight and nothing is pending. */
export const isAtRest = (sync: Sync<CartAnswer>): boolean => sync.requests.length === 0 && isNothing(sync.collected)
