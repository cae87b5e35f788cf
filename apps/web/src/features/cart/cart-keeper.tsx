import { useLayoutEffect, useMemo } from 'react'
import type { CartPlace } from './place.ts'
import type { CartMenu } from './plain-cart.ts'
import { UnsentNote } from './unsent-note.tsx'
import { type Cart, useCart } from './use-cart.ts'

interface CartLoaderProps {
  place: CartPlace
  menu: CartMenu | undefined
  onCart: (cart: Cart) => void
}

/** Creates the cart and passes it to its screen; renders nothing. Loaded after the screen by `useCartSoon`. */
export function CartLoader({ place, menu, onCart }: CartLoaderProps) {
  const cart = useCart(place, menu)
  // Bundled with this component: the note appears offline, when its code could not be loaded.
  const noted = useMemo(() => ({ ...cart, note: <UnsentNote afloat unsent={cart.unsent ?? false} /> }), [cart])
  useLayoutEffect(() => onCart(noted), [noted, onCart])
  return null
}

export { CartBar } from './cart-bar.tsx'
