import { Suspense } from 'react'
import type { CartPanelProps } from './cart-panel.tsx'
import { deferred } from '../../../ui/loading/deferred.ts'
import { lazyPart } from '../../../ui/loading/lazy-part.ts'

const CartBeside = lazyPart(async () => (await import('./cart-beside.tsx')).CartBeside)

/** The cart below the menu, on phones. Its code comes with that of the cart, after the menu was drawn. */
export const CartBar = deferred<CartPanelProps>(async () => (await import('../cart-keeper.tsx')).CartBar)

/** The cart beside the menu, on wide screens. */
export const CartSide = (props: CartPanelProps) => (
  <Suspense>
    <CartBeside {...props} />
  </Suspense>
)
