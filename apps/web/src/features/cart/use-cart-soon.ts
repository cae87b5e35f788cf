import type { LineChoice } from '@comanda/domain/cart'
import { createElement, type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { deferred } from '../../ui/loading/deferred.ts'
import type { CartPlace } from './place.ts'
import type { CartGround } from './plain-cart.ts'
import type { Cart, CartActions } from './use-cart.ts'

const CartKeeper = deferred(async () => (await import('./cart-keeper.tsx')).CartKeeper)

const nothing = () => {}

/** What waits for the cart: a choice with its count, or a tap on a dish. */
interface Held {
  way: 'add' | 'tap'
  choice: LineChoice
}

/** A cart of which nothing is known but what was tapped just now: that shows at once. CART-8 */
function tappedCart(place: CartPlace, held: readonly Held[], hold: (held: Held) => void): Cart {
  const counts = new Map<string, number>()
  for (const { choice } of held) counts.set(choice.foodId, (counts.get(choice.foodId) ?? 0) + choice.quantity)
  // There are no lines yet: what is done to lines has nothing to be done to.
  const actions: CartActions = {
    add: choice => hold({ way: 'add', choice }),
    tap: choice => hold({ way: 'tap', choice }),
    take: nothing,
    step: nothing,
    remove: nothing,
    clear: nothing,
    restore: nothing,
    refresh: nothing,
    hear: nothing,
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
  /** Takes back the last tap on a dish that the cart has not taken up yet. */
  takeBack: (foodId: string) => void
  /** Keeps the cart; it must stand on the screen. */
  keeper: ReactNode
}

/**
 * The cart of a screen that must not wait for it: its code comes after the screen. Taps until its first answer count at
 * once, and are put in as soon as it is known whose they are. CART-8
 */
export function useCartSoon(place: CartPlace, ground: CartGround | undefined): SoonCart {
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
    // A page that is left leaves nothing behind: the cart keeps it for the next one.
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
    keeper: createElement(CartKeeper, { place, ground, onCart: setReal }),
  }
}
