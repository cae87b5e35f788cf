import type { LineChoice } from '@comanda/domain/cart'
import { createElement, type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { deferred } from '../../../ui/loading/deferred.ts'
import type { CartPlace } from './place.ts'
import type { CartMenu } from './shown-cart.ts'
import type { Cart, CartActions } from './use-cart.ts'

const CartKeeper = deferred(async () => (await import('../cart-keeper.tsx')).CartLoader)

const nothing = () => {}

/** A pending action: a choice with its count, or a tap on a dish. */
interface PendingTap {
  action: 'add' | 'tap'
  choice: LineChoice
}

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
  const isLoaded = loadedCart !== undefined && loadedCart.state !== 'loading'
  useLayoutEffect(() => {
    if (!loadedCart || pending.length === 0) return
    const putIn = () => {
      setPending([])
      for (const { action, choice } of pending) loadedCart[action](choice)
    }
    if (isLoaded) return putIn()
    // When the page is left the cart takes the pending actions and stores them for the next page.
    addEventListener('pagehide', putIn)
    return () => removeEventListener('pagehide', putIn)
  }, [loadedCart, isLoaded, pending])
  const tapped = useMemo(() => tappedCart(place, pending, one => setPending(all => [...all, one])), [place, pending])
  const takeBack = (foodId: string) =>
    setPending(all => {
      const last = all.findLastIndex(({ choice }) => choice.foodId === foodId)
      return all.filter((_, at) => at !== last)
    })
  return {
    cart: isLoaded ? loadedCart : tapped,
    takeBack,
    loader: createElement(CartKeeper, { place, menu, onCart: setLoadedCart }),
  }
}
