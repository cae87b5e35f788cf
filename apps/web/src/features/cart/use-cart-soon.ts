import type { LineChoice } from '@comanda/domain/cart'
import { createElement, type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { deferred } from '../../ui/loading/deferred.ts'
import type { CartPlace } from './place.ts'
import type { CartMenu } from './plain-cart.ts'
import type { Cart, CartActions } from './use-cart.ts'

const CartKeeper = deferred(async () => (await import('./cart-keeper.tsx')).CartKeeper)

const nothing = () => {}

/** A pending action: a choice with its count, or a tap on a dish. */
interface Held {
  way: 'add' | 'tap'
  choice: LineChoice
}

/** A cart that contains only the pending taps, which show at once. CART-8 */
function tappedCart(place: CartPlace, held: readonly Held[], hold: (held: Held) => void): Cart {
  const counts = new Map<string, number>()
  for (const { choice } of held) counts.set(choice.foodId, (counts.get(choice.foodId) ?? 0) + choice.quantity)
  // There are no lines yet, so that the actions on lines have no effect.
  const actions: CartActions = {
    add: choice => hold({ way: 'add', choice }),
    tap: choice => hold({ way: 'tap', choice }),
    take: nothing,
    step: nothing,
    remove: nothing,
    clear: nothing,
    restore: nothing,
    refresh: nothing,
    onChanged: nothing,
    whenSettled: () => Promise.resolve(),
  }
  return {
    ...actions,
    state: 'loading',
    lines: [],
    groupMinimums: [],
    counts,
    count: held.reduce((all, { choice }) => all + choice.quantity, 0),
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
  keeper: ReactNode
}

/**
 * The cart of a screen whose first render must not wait for the cart's code. Taps before the first answer count at
 * once, and are added once it is known to whom the cart belongs. CART-8
 */
export function useCartSoon(place: CartPlace, menu: CartMenu | undefined): SoonCart {
  const [real, setReal] = useState<Cart>()
  const [held, setHeld] = useState<readonly Held[]>([])
  const there = real !== undefined && real.state !== 'loading'
  useLayoutEffect(() => {
    if (!real || held.length === 0) return
    const putIn = () => {
      setHeld([])
      for (const { way, choice } of held) real[way](choice)
    }
    if (there) return putIn()
    // When the page is left the cart takes the pending actions and stores them for the next page.
    addEventListener('pagehide', putIn)
    return () => removeEventListener('pagehide', putIn)
  }, [real, there, held])
  const tapped = useMemo(() => tappedCart(place, held, one => setHeld(all => [...all, one])), [place, held])
  const takeBack = (foodId: string) =>
    setHeld(all => {
      const last = all.findLastIndex(({ choice }) => choice.foodId === foodId)
      return last < 0 ? all : all.filter((_, at) => at !== last)
    })
  return {
    cart: there ? real : tapped,
    takeBack,
    keeper: createElement(CartKeeper, { place, menu, onCart: setReal }),
  }
}
