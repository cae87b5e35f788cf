import type { CartLine } from '@comanda/domain/cart'
import { cartStoreAt, startCart } from './cart-stores.ts'
import type { CartPlace } from './place.ts'
import { actionsOn } from './use-cart.ts'

/** What of `from` is not in `there` yet: who comes a second time adds nothing twice. */
export function missingThere(from: readonly CartLine[], there: readonly CartLine[]): CartLine[] {
  const has = (itemKey: string) => there.find(line => line.itemKey === itemKey)?.quantity ?? 0
  return from
    .map(line => ({ ...line, quantity: line.quantity - has(line.itemKey) }))
    .filter(({ quantity }) => quantity > 0)
}

/**
 * Puts what is in one cart into another of the same store as well, as far as it can be had there, and answers how many
 * dishes that one holds now. The first stays as it is: the guest may come back to it.
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

/** The same once and for all: what was taken along stands in the other cart alone. CART-12 */
export async function moveAlong(from: CartPlace, to: CartPlace): Promise<void> {
  const [here, there] = [cartStoreAt(from), cartStoreAt(to)]
  const before = there.view().count
  if ((await takeAlong(from, to)) <= before) return
  actionsOn(here).clear()
  await actionsOn(here).whenSettled()
}
