import { t } from '../../../platform/i18n/index.ts'
import { notify, toast } from '../../../platform/notices.ts'
import { currentUser } from '../../../platform/session.ts'
import { cartIo } from './cart-io.ts'
import { type CartNews, CartStore } from './cart-store.ts'
import { deliverTo } from './deliver-to.ts'
import { placeKey } from './place-key.ts'
import type { CartPlace } from './place.ts'

interface StoreEntry {
  store: CartStore
  customerId: number
  place: CartPlace
  /** Delivery destination of the last request. */
  goesTo: string
}

const goingTo = (place: CartPlace): string => JSON.stringify(deliverTo(place))

const stores = new Map<string, StoreEntry>()

/** Shows by how much a change was reduced, and why. CART-3 */
export function showCaps(caps: readonly { given: number; why: string }[]): void {
  for (const { why, given } of caps) toast(t(`cart.cap.${why}` as 'cart.cap.stock', { count: given }))
}

function onNews(news: CartNews): void {
  if (news.kind === 'caps') return showCaps(news.caps)
  if (news.error instanceof Error) notify({ shows: 'toast', message: news.error.message, tone: 'error' })
}

/** Returns the cart store of a place. It sends nothing until it is started. */
export function cartStoreAt(place: CartPlace): CartStore {
  const key = placeKey(place)
  const known = stores.get(key)
  if (known) return known.store
  const store = new CartStore(cartIo(place), onNews)
  stores.set(key, { store, customerId: currentUser().customerId, place, goesTo: goingTo(place) })
  return store
}

/** Requests the cart and starts sending its changes. */
export function startCart(store: CartStore): void {
  store.start()
  watchPage()
}

/** Resets every cart after a sign-in or sign-out. */
export function personChanged(customerId: number): void {
  for (const stored of stores.values()) {
    if (stored.customerId === customerId) continue
    stored.customerId = customerId
    stored.store.reset()
  }
}

/**
 * Requests the carts again after the address changed on another screen, because the delivery price may differ. PRICE-6
 */
export function addressChanged(): void {
  for (const stored of stores.values()) {
    const goesTo = goingTo(stored.place)
    if (stored.goesTo === goesTo) continue
    stored.goesTo = goesTo
    stored.store.refresh()
  }
}

let watching = false

/** Sends pending changes when the page is left, and requests the carts when it becomes visible or online again. */
function watchPage(): void {
  if (watching) return
  watching = true
  const each = (work: (store: CartStore) => void) => () => {
    for (const { store } of stores.values()) work(store)
  }
  const flush = each(store => store.flush())
  const refresh = each(store => store.refresh())
  document.addEventListener('visibilitychange', () => (document.hidden ? flush() : refresh()))
  addEventListener('pagehide', flush)
  addEventListener('online', refresh)
}
