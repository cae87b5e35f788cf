import { Suspense, useSyncExternalStore } from 'react'
import type { CartPanelProps } from './cart-panel.tsx'
import { deferred } from '../../ui/loading/deferred.ts'
import { lazyPart } from '../../ui/loading/lazy-part.ts'

const CartBeside = lazyPart(async () => (await import('./cart-beside.tsx')).CartBeside)

/** The cart below the menu, on phones. Its code comes with that of the cart, after the menu was drawn. */
export const CartBar = deferred<CartPanelProps>(async () => (await import('./cart-keeper.tsx')).CartBar)

/** The cart beside the menu, on wide screens. */
export const CartSide = (props: CartPanelProps) => (
  <Suspense>
    <CartBeside {...props} />
  </Suspense>
)

const WIDE = '(min-width: 1024px)'

const subscribe = (listener: () => void) => {
  const media = matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the cart is beside the menu (`CartSide`) or below it (`CartBar`). */
export const useCartBeside = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )
