import { cart as calls } from '@comanda/contract/cart'
import { randomId } from '../../../platform/device/random-id.ts'
import { isRefused, send } from '../../../platform/send/index.ts'
import { eraseStored, writeStored, readStored } from '../../../platform/device/storage.ts'
import type { CartIo, Waiting } from './cart-ports.ts'
import type { CartAnswer } from './shown-cart.ts'
import { deliverTo } from './deliver-to.ts'
import { placeKey } from './place-key.ts'
import type { CartPlace } from './place.ts'
import { countedUnits } from './counted-units.ts'

/** Unsent changes older than this many minutes are dropped. */
const MINUTES = 1440

/** Production implementation of `CartIo`: the server, the clock and the phone's storage. */
export function cartIo(place: CartPlace): CartIo {
  const key = `cart.waiting.${placeKey(place)}`
  const silent = { shows: 'silent' } as const
  // Absent fields are explicit: the guest may be at another table when the change is sent, and the address then names
  // that table.
  const at = { tableId: undefined, preOrder: undefined, vtId: undefined, ...place }
  return {
    query: withPricing =>
      send(calls.query, { ...at, ...deliverTo(place), withPricing, ...countedUnits(place) }, silent),
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
    // A monotonic clock: a changed system time does not delay sending. CART-8
    now: () => performance.now(),
    after(ms, work) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    save: waiting => (waiting ? writeStored(key, waiting, MINUTES) : eraseStored(key)),
    recall: () => waitingIn(readStored(key)),
  }
}

/** Returns stored changes if they have the expected shape: a guest can edit the storage. */
function waitingIn(stored: unknown): Waiting | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { asked, collected } = stored as Partial<Waiting>
  const fits = Array.isArray(asked) && Array.isArray(collected?.lines) && typeof collected.clear === 'boolean'
  return fits && asked.every(it => typeof it?.requestId === 'string' && Array.isArray(it.changes?.lines))
    ? { asked, collected }
    : undefined
}
