import { useLayoutEffect } from 'react'
import type { CartPlace } from './place.ts'
import type { CartGround } from './plain-cart.ts'
import { type Cart, useCart } from './use-cart.ts'

interface CartKeeperProps {
  place: CartPlace
  ground: CartGround | undefined
  onCart: (cart: Cart) => void
}

/** Keeps the cart and hands it to the screen it stands on; draws nothing. It comes after the screen: `useCartSoon`. */
export function CartKeeper({ place, ground, onCart }: CartKeeperProps) {
  const cart = useCart(place, ground)
  useLayoutEffect(() => onCart(cart), [cart, onCart])
  return null
}
