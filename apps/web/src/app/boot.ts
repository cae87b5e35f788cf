import type { StartupInfo } from '@comanda/contract/startup'
import { localeNamed, localeOf } from '@comanda/messages'
import { loadTexts, applyServerTexts } from '../platform/i18n/load.ts'
import { setLocale, storedLocale } from '../platform/i18n/texts.ts'
import { installNavigator } from '../platform/navigation.ts'
import { inlinedStartup, setStartup } from '../platform/startup.ts'
import { applyPreferences } from '../platform/preferences.ts'
import { visitMarker } from '../platform/visit-marker.ts'
import { type EntryState, storeLoadedPage } from './current-location.ts'
import { loadNavigation, lazyNavigator } from './load-navigation.ts'

const rewrite = (target: string | URL): void => history.replaceState(history.state, '', target)

/** Removes a hand-over token from the address before any other code can read it, and returns it. NAV-3 */
function takeToken(): string | undefined {
  const url = new URL(location.href)
  const token = url.searchParams.get('token')
  if (token === null) return undefined
  url.searchParams.delete('token')
  rewrite(url)
  return token
}

/** Opens the share of the home page for `/`. NAV-1 */
function enterByShare(): void {
  if (location.pathname !== '/') return
  const query = new URLSearchParams(location.search)
  if (!query.has('shareUrl')) query.set('shareUrl', '/home')
  rewrite(`/shareIndex?${query}`)
}

/** Applies the store's theme if the server did not write it into the first page. */
async function applyTheme(data: StartupInfo): Promise<void> {
  if (document.getElementById('theme')?.dataset['from'] === 'server' || !('adoptedStyleSheets' in document)) return
  const { themeCss } = await import('@comanda/domain/decoration')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(themeCss(data.style))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Reads or requests the startup data and sets the guest's language. NAV-4, ETC-1 */
async function start(): Promise<void> {
  setLocale(storedLocale() ?? localeOf(document.documentElement.lang || navigator.language))
  const inlined = inlinedStartup()
  const data = inlined ?? (await (await import('./fetch-startup.ts')).fetchStartup())
  setStartup(data)
  applyServerTexts(data.translation, async language => (await import('./brand-texts.ts')).brandTexts(language))
  const locale = storedLocale() ?? localeNamed(data.translation.language)
  setLocale(locale)
  await Promise.all([applyTheme(data), loadTexts(locale, 'first')])
}

/**
 * Whether the visit starts at a store's menu with this phone's own marker: that page is open to everyone, so that the
 * guard is not needed. NAV-7
 */
const beginsAtMenu = (): boolean =>
  location.pathname === '/storeIndex' && (new URLSearchParams(location.search).get('ms') ?? undefined) === visitMarker()

/**
 * Maximum wait for requests started before the code was loaded, in ms: most have arrived, and one render is faster than
 * two.
 */
const AHEAD_MS = 400

async function openMenu(): Promise<void> {
  const { ahead, Page } = await import('../pages/menu/store-index.tsx')
  storeLoadedPage('/storeIndex', Page)
  await Promise.race([ahead(location.search), new Promise(later => setTimeout(later, AHEAD_MS))])
}

/** Prepares the first render. @throws if the startup data or the first page cannot be loaded. */
export async function boot(): Promise<void> {
  applyPreferences()
  if (/[?&]preview=theme/.test(location.search))
    void import('../platform/theme-preview.ts').then(it => it.previewTheme())
  enterByShare()
  const token = takeToken()
  await start()
  if (token) await (await import('./exchange-hand-over.ts')).exchangeHandOver(token)
  // A unique key: with a shared one, a newly opened page would use the scroll position of another.
  const key = Math.random().toString(36).slice(2)
  const state: EntryState = { index: 0, key, ...(history.state as Partial<EntryState> | null) }
  history.replaceState(state, '')
  // The app restores positions itself: the browser does not know when a page is rendered.
  history.scrollRestoration = 'manual'
  installNavigator(lazyNavigator)
  if (beginsAtMenu()) await openMenu()
  else await (await loadNavigation()).showFirstPage()
}
