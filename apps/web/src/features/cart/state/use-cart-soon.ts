import { createElement, type ReactNode, useCallback, useMemo, useState } from 'react'
import { deferred } from '../../../ui/loading/deferred.ts'
import type { CartPlace } from './place.ts'
import type { CartMenu } from './shown-cart.ts'
import type { Cart, CartActions, PendingTap } from './use-cart.ts'

const CartKeeper = deferred(async () => (await import('../cart-keeper.tsx')).CartLoader)

const nothing = () => {}

/** A cart that contains only the pending taps, which show at once. CART-8 */
function tappedCart(place: CartPlace, pending: readonly PendingTap[], addPending: (pending: PendingTap) => void): Cart {
  const counts = new Map<string, number>()
  for (const { choice } of pending) counts.set(choice.foodId, (counts.get(choice.foodId) ?? 0) + choice.quantity)
  // There are no lines yet, so that the actions on lines have no effect.
  const actions: CartActions = {
    add: choice => addPending({ action: 'add', choice }),
    tap: choice => addPending({ action: 'tap', choice }),
    take: nothing,
    step: nothing,
    remove: nothing,
    clear: nothing,
    restore: nothing,
    refresh: nothing,
    onChanged: nothing,
    whenSettled: async () => {},
  }
  return {
    ...actions,
    state: 'loading',
    lines: [],
    groupMinimums: [],
    counts,
    count: pending.reduce((all, { choice }) => all + choice.quantity, 0),
    settled: false,
    place,
    quantityOf: foodId => counts.get(foodId) ?? 0,
  }
}

interface SoonCart {
  cart: Cart
  /** Removes the last tap on a dish that is not in the cart yet. */
  takeBack: (foodId: string) => void
  /** Component that loads the cart; the screen must render it. */
  loader: ReactNode
}

/**
 * The cart of a screen whose first render must not wait for the cart's code. Taps before the first answer count at once, and are
 * added once the owner of the cart is known. CART-8
 */
export function useCartSoon(place: CartPlace, menu: CartMenu | undefined): SoonCart {
  const [loadedCart, setLoadedCart] = useState<Cart>()
  const [pending, setPending] = useState<readonly PendingTap[]>([])
  const onCart = useCallback((cart: Cart, added: readonly PendingTap[]) => {
    setLoadedCart(cart)
    setPending(all => (all.some(one => added.includes(one)) ? all.filter(one => !added.includes(one)) : all))
  }, [])
  const tapped = useMemo(() => tappedCart(place, pending, one => setPending(all => [...all, one])), [place, pending])
  const takeBack = (foodId: string) =>
    setPending(all => {
      const last = all.findLastIndex(({ choice }) => choice.foodId === foodId)
      return all.filter((_, at) => at !== last)
    })
  return {
    // Until the taps are in the loaded cart: a cart without them in between would remove what has the focus, or is being clicked.
    cart: loadedCart && loadedCart.state !== 'loading' && pending.length === 0 ? loadedCart : tapped,
    takeBack,
    loader: createElement(CartKeeper, { place, menu, pending, onCart }),
  }
}
