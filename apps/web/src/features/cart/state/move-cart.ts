import type { CartLine } from '@comanda/domain/cart'
import { cartStoreAt, startCart } from './cart-stores.ts'
import type { CartPlace } from './place.ts'
import { actionsOn } from './use-cart.ts'

/** Returns the lines of `from` that are missing in `target`, so that a repeat adds nothing twice. */
export function linesMissingIn(from: readonly CartLine[], target: readonly CartLine[]): CartLine[] {
  const has = (itemKey: string) => target.find(line => line.itemKey === itemKey)?.quantity ?? 0
  return from
    .map(line => ({ ...line, quantity: line.quantity - has(line.itemKey) }))
    .filter(({ quantity }) => quantity > 0)
}

/**
 * Copies the lines of one cart into another cart of the same store, as far as they are available there, and returns its
 * number of dishes. The first cart is unchanged: the guest may return to it.
 */
export async function copyCart(from: CartPlace, to: CartPlace): Promise<number> {
  const [source, target] = [cartStoreAt(from), cartStoreAt(to)]
  startCart(source)
  startCart(target)
  await Promise.all([actionsOn(source).whenSettled(), actionsOn(target).whenSettled()])
  actionsOn(target).restore(linesMissingIn(source.view().lines, target.view().lines))
  await actionsOn(target).whenSettled()
  return target.view().count
}

/** Moves the lines: after copying, the first cart is emptied, also when a repeat finds all of them copied. CART-12 */
export async function moveCart(from: CartPlace, to: CartPlace): Promise<void> {
  const [source, target] = [cartStoreAt(from), cartStoreAt(to)]
  const before = target.view().count
  const isCopied =
    (await copyCart(from, to)) > before || linesMissingIn(source.view().lines, target.view().lines).length === 0
  if (!isCopied || source.view().count === 0) return
  actionsOn(source).clear()
  await actionsOn(source).whenSettled()
}
