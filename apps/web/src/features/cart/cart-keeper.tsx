import { useLayoutEffect, useMemo } from 'react'
import type { CartPlace } from './place.ts'
import type { CartGround } from './plain-cart.ts'
import { UnsentNote } from './unsent-note.tsx'
import { type Cart, useCart } from './use-cart.ts'

interface CartKeeperProps {
  place: CartPlace
  ground: CartGround | undefined
  onCart: (cart: Cart) => void
}

/** Keeps the cart and hands it to the screen it stands on; draws nothing. It comes after the screen: `useCartSoon`. */
export function CartKeeper({ place, ground, onCart }: CartKeeperProps) {
  const cart = useCart(place, ground)
  // The note's code is here with the keeper's: it could not be fetched when it is needed.
  const noted = useMemo(() => ({ ...cart, note: <UnsentNote afloat unsent={cart.unsent ?? false} /> }), [cart])
  useLayoutEffect(() => onCart(noted), [noted, onCart])
  return null
}
