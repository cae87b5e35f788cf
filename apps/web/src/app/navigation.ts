import { whenIdle } from '../platform/device/idle.ts'
import { keepInstallPrompt } from '../platform/device/install-prompt.ts'
import { watchLayers } from '../platform/layers.ts'
import { installNavigator } from '../platform/navigation.ts'
import { pathOf, sameTarget } from '../platform/paths/index.ts'
import { storeReturnRoute } from '../platform/return-routes.ts'
import { storedCustomer, currentUser } from '../platform/session.ts'
import { writeStored } from '../platform/device/storage.ts'
import { installRestoring, notifyLocation } from './current-location.ts'
import { navigateTo, throughGuard, watchHistory } from './navigate.ts'
import { fetchAhead, fetchPage } from './pages.ts'
import { isRoute } from './route-table.ts'
import { restoreScroll, watchScroll } from './scroll.ts'

/**
 * Reloads this tab after a sign-in or sign-out in another tab of this browser, because its content and cart belong to
 * another person. LOGIN-3
 */
function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== 'token' && key !== 'userInfo') return
    const customerId = storedCustomer()
    if (customerId === currentUser().customerId) return
    if (customerId === 0) sessionStorage.clear()
    location.reload()
  })
}

export { fetchAhead, fetchPage, navigateTo }

/** Routes that reload when the browser restores them from its cache. NAV-9 */
const STALE_WHEN_BACK = new Set(['/createOrder', '/orderConfirmPay', '/cardRecharge', '/giftBuy'])

/** Stores the channel of the visit's link for a day, so that orders placed after another visit count for it. NAV-1 */
function storeChannel(): void {
  const channel = new URLSearchParams(location.search).get('c')
  if (channel && /^[\w.:-]{1,64}$/.test(channel)) writeStored('channelId', channel, 24 * 60)
}

const here = (): string => location.pathname + location.search + location.hash

/** Apps that may provide the identity of their user; the code for it is loaded only there. NAV-5 */
const IN_AN_APP = /MicroMessenger|AlipayClient|AliApp/i

/** Fragment of a visit returning from a provider, which is not sent to the provider again. NAV-5 */
const PROVIDER_ANSWER = '#signIn'

/** Installs navigation. The first page may be rendered already: its scroll position is restored. */
export function startNavigation(): void {
  installNavigator({ go: (target, options) => void navigateTo(target, options), preload: fetchAhead, isRoute })
  installRestoring(restoreScroll)
  storeReturnRoute(location.pathname + location.search, undefined)
  storeChannel()
  if (IN_AN_APP.test(navigator.userAgent) && !location.hash.startsWith(PROVIDER_ANSWER))
    void import('./inside-app.ts').then(
      ({ signInWithApp: askTheApp }) => askTheApp(),
      () => {},
    )
  followOtherTabs()
  keepInstallPrompt()
  watchLayers()
  watchHistory()
  watchScroll()
  whenIdle(() => {
    void import('../platform/telemetry/index.ts').then(({ reportErrors }) => reportErrors()).catch(() => {})
    void import('../ui/motion/start-motion.ts').then(({ startMotion }) => startMotion()).catch(() => {})
    void import('./offline.ts').then(({ prepareForOffline }) => prepareForOffline()).catch(() => {})
  })
  // A step back before this code was loaded has changed only the address.
  notifyLocation()
  if (scrollY === 0) restoreScroll()
  addEventListener('pageshow', event => {
    if (event.persisted && STALE_WHEN_BACK.has(location.pathname)) location.reload()
  })
}

/** Opens the first page of the visit: the address after the guard, with code and texts. NAV-7 */
export async function showFirstPage(): Promise<void> {
  const target = throughGuard(here())
  if (!sameTarget(target, here())) {
    history.replaceState(history.state, '', target)
    storeReturnRoute(location.pathname + location.search, undefined)
  }
  await fetchPage(pathOf(here()))
}
