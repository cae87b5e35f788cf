import type { CartLine } from '@comanda/domain/cart'
import { cartStoreAt, startCart } from './cart-stores.ts'
import type { CartPlace } from './place.ts'
import { actionsOn } from './use-cart.ts'

/** Returns the lines of `from` that `there` does not contain yet, so that a repeat adds nothing twice. */
export function missingThere(from: readonly CartLine[], there: readonly CartLine[]): CartLine[] {
  const has = (itemKey: string) => there.find(line => line.itemKey === itemKey)?.quantity ?? 0
  return from
    .map(line => ({ ...line, quantity: line.quantity - has(line.itemKey) }))
    .filter(({ quantity }) => quantity > 0)
}

/**
 * Copies the lines of one cart into another cart of the same store, as far as they are available there, and returns its
 * number of dishes. The first cart is unchanged: the guest may return to it.
 */
export async function takeAlong(from: CartPlace, to: CartPlace): Promise<number> {
  const [here, there] = [cartStoreAt(from), cartStoreAt(to)]
  startCart(here)
  startCart(there)
  await Promise.all([actionsOn(here).whenSettled(), actionsOn(there).whenSettled()])
  actionsOn(there).restore(missingThere(here.view().lines, there.view().lines))
  await actionsOn(there).whenSettled()
  return there.view().count
}

/** Moves the lines: after copying, the first cart is emptied. CART-12 */
export async function moveAlong(from: CartPlace, to: CartPlace): Promise<void> {
  const [here, there] = [cartStoreAt(from), cartStoreAt(to)]
  const before = there.view().count
  if ((await takeAlong(from, to)) <= before) return
  actionsOn(here).clear()
  await actionsOn(here).whenSettled()
}
