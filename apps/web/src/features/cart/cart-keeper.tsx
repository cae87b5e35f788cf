import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { useSavedAt } from '../../platform/offline/saved-state.ts'
import type { CartPlace } from './state/place.ts'
import type { CartMenu } from './state/shown-cart.ts'
import { UnsentNote } from './panel/unsent-note.tsx'
import { type Cart, useCart } from './state/use-cart.ts'

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
  const index = menu?.index
  const before = useRef(index)
  const isEmpty = cart.count === 0
  // A menu that arrives while the page is open can change dishes of the cart: the server says what changed. MENU-1
  useEffect(() => {
    if (index && before.current && index !== before.current && !isEmpty) refresh()
    before.current = index ?? before.current
  }, [index, isEmpty, refresh])
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

export { CartBar } from './panel/cart-bar.tsx'
