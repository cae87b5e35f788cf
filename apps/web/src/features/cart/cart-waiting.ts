import { isNothing, type Sync } from '@comanda/domain/cart'
import type { Waiting } from './cart-ports.ts'
import type { CartAnswer } from './plain-cart.ts'

/** What the server has not answered yet, to be kept for the next page; undefined where that is nothing. */
export function waitingIn(sync: Sync<CartAnswer>): Waiting | undefined {
  const asked = sync.asked.flatMap(({ requestId, changes }) => (changes ? [{ requestId, changes }] : []))
  return asked.length === 0 && isNothing(sync.collected) ? undefined : { asked, collected: sync.collected }
}

/** Whether nothing is under way and nothing waits to be sent. */
export const isAtRest = (sync: Sync<CartAnswer>): boolean => sync.asked.length === 0 && isNothing(sync.collected)
