import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { useSavedAt } from '../../platform/offline/saved-state.ts'
import type { CartPlace } from './state/place.ts'
import type { CartMenu } from './state/shown-cart.ts'
import { UnsentNote } from './panel/unsent-note.tsx'
import { type Cart, type PendingTap, useCart } from './state/use-cart.ts'

interface CartLoaderProps {
  place: CartPlace
  menu: CartMenu | undefined
  pending: readonly PendingTap[]
  /** Receives the cart, and the pending taps it contains. */
  onCart: (cart: Cart, added: readonly PendingTap[]) => void
}

/**
 * Creates the cart, adds the pending taps and passes it to its screen; renders nothing. Loaded after the screen by `useCartSoon`.
 * CART-8
 */
export function CartLoader({ place, menu, pending, onCart }: CartLoaderProps) {
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
  const [added, setAdded] = useState<readonly PendingTap[]>([])
  useLayoutEffect(() => {
    const fresh = pending.filter(one => !added.includes(one))
    if (fresh.length === 0) return onCart(noted, added)
    const putIn = () => {
      for (const { action, choice } of fresh) noted[action](choice)
      setAdded(pending)
    }
    if (noted.state !== 'loading') return putIn()
    // When the page is left the cart takes the pending taps and stores them for the next page.
    addEventListener('pagehide', putIn)
    return () => removeEventListener('pagehide', putIn)
  }, [noted, pending, added, onCart])
  return null
}

export { CartBar } from './panel/cart-bar.tsx'
