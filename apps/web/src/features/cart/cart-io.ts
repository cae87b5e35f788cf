import { cart as calls } from '@comanda/contract/cart'
import { randomId } from '../../platform/random-id.ts'
import { isRefused, send } from '../../platform/send/index.ts'
import { eraseStored, writeStored, readStored } from '../../platform/storage.ts'
import type { CartIo, Waiting } from './cart-ports.ts'
import type { CartAnswer } from './plain-cart.ts'
import { deliverTo } from './deliver-to.ts'
import { placeKey } from './place-key.ts'
import type { CartPlace } from './place.ts'
import { talliedUnits } from './tallied-units.ts'

/** What waits is sent within a day, or not at all. */
const MINUTES = 1440

/** The cart's way to the server, the clock and the phone's storage. */
export function cartIo(place: CartPlace): CartIo {
  const key = `cart.waiting.${placeKey(place)}`
  const silent = { shows: 'silent' } as const
  // Said whole, with what it has not: the guest may be at another table by the time it is sent, as the address then says.
  const at = { tableId: undefined, preOrder: undefined, vtId: undefined, ...place }
  return {
    query: withPricing =>
      send(calls.query, { ...at, ...deliverTo(place), withPricing, ...talliedUnits(place) }, silent),
    modify: (step, requestId) => send(calls.modify, { ...at, ...deliverTo(place), ...step }, { ...silent, requestId }),
    isLost: error =>
      isRefused(
        error,
        'network',
        'clientTimeout',
        'emptyAnswer',
        'httpFault',
        'timeout',
        'busy',
        'tooMany',
        'fault',
        'notLoggedIn',
      ) || !isRefused(error),
    isAway: error => isRefused(error, 'seatNeeded'),
    cartIn(error) {
      const data = isRefused(error) ? error.data : undefined
      return typeof data === 'object' && data !== null && 'cart' in data ? (data.cart as CartAnswer) : undefined
    },
    loadEngine: () => import('./local-cart.ts'),
    newId: randomId,
    // The steady clock: a phone whose time of day is set back meanwhile sends all the same. CART-8
    now: () => performance.now(),
    after(ms, work) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    keep: waiting => (waiting ? writeStored(key, waiting, MINUTES) : eraseStored(key)),
    recall: () => waitingIn(readStored(key)),
  }
}

/** What was kept, where it still has its shape: a guest may have edited it. */
function waitingIn(kept: unknown): Waiting | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { asked, collected } = kept as Partial<Waiting>
  const fits = Array.isArray(asked) && Array.isArray(collected?.lines) && typeof collected.clear === 'boolean'
  return fits && asked.every(it => typeof it?.requestId === 'string' && Array.isArray(it.changes?.lines))
    ? { asked, collected }
    : undefined
}
