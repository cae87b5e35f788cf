import { useEffect, useLayoutEffect, useMemo } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { useSavedAt } from '../../platform/offline/saved-state.ts'
import type { CartPlace } from './place.ts'
import type { CartMenu } from './shown-cart.ts'
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
  const { refresh } = cart
  const isOffline = useSavedAt() !== undefined
  // Back online, a saved cart is replaced by the server's.
  useEffect(() => (isOffline ? refresh : undefined), [isOffline, refresh])
  // Bundled with this component: the note appears offline, when its code could not be loaded.
  const noted = useMemo(
    () => ({
      ...cart,
      note: <UnsentNote afloat unsent={cart.unsent ?? false} offline={isOffline} />,
      ...(isOffline && { blocked: t('offline.noOrder') }),
    }),
    [cart, isOffline],
  )
  useLayoutEffect(() => onCart(noted), [noted, onCart])
  return null
}

export { CartBar } from './cart-bar.tsx'
