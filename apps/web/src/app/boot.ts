import type { StartupInfo } from '@comanda/contract/startup'
import { localeOf } from '@comanda/messages'
import { loadTexts, applyServerTexts } from '../platform/i18n/load.ts'
import { setLocale, storedLocale } from '../platform/i18n/texts.ts'
import { installNavigator } from '../platform/navigation.ts'
import { inlinedStartup, setStartup } from '../platform/startup.ts'
import { readStoredText } from '../platform/storage.ts'
import { applyPreferences } from '../platform/preferences.ts'
import { type EntryState, pageIsThere } from './here.ts'
import { travel, untilTravelIsThere } from './travelling.ts'

const rewrite = (target: string | URL): void => history.replaceState(history.state, '', target)

/** Takes a hand-over token out of the address before anything else can read it; answers it. NAV-3 */
function takeToken(): string | undefined {
  const url = new URL(location.href)
  const token = url.searchParams.get('token')
  if (token === null) return undefined
  url.searchParams.delete('token')
  rewrite(url)
  return token
}

/** `/` is the way in by the front door: the share of the home page. NAV-1 */
function enterByShare(): void {
  if (location.pathname !== '/') return
  const query = new URLSearchParams(location.search)
  if (!query.has('shareUrl')) query.set('shareUrl', '/home')
  rewrite(`/shareIndex?${query}`)
}

/** The store's look, where the first page came without it. */
async function applyTheme(data: StartupInfo): Promise<void> {
  if (document.getElementById('theme')?.dataset['from'] === 'server' || !('adoptedStyleSheets' in document)) return
  const { themeCss } = await import('@comanda/domain/decoration')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(themeCss(data.style))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Reads or fetches the initial parameters and turns the page to the guest's language. NAV-4, ETC-1 */
async function start(): Promise<void> {
  setLocale(storedLocale() ?? localeOf(document.documentElement.lang || navigator.language))
  const inlined = inlinedStartup()
  const data = inlined ?? (await (await import('./fetch-startup.ts')).fetchStartup())
  setStartup(data)
  applyServerTexts(data.translation)
  const locale = storedLocale() ?? localeOf(data.translation.language)
  setLocale(locale)
  await Promise.all([applyTheme(data), loadTexts(locale, 'first')])
}

/** A store's menu under this phone's own marker: it is open to all, and the guard has nothing to say. NAV-7 */
const beginsAtMenu = (): boolean =>
  location.pathname === '/storeIndex' &&
  (new URLSearchParams(location.search).get('ms') ?? undefined) === readStoredText('ms')

/** What the page asked for before its code came is mostly here by now: drawing once is faster than drawing twice. Ms. */
const AHEAD_MS = 400

async function openMenu(): Promise<void> {
  const { ahead, Page } = await import('../pages/menu/store-index.tsx')
  pageIsThere('/storeIndex', Page)
  await Promise.race([ahead(location.search), new Promise(later => setTimeout(later, AHEAD_MS))])
}

/** All that happens before the first screen draws. Throws where the initial parameters or the first page did not come. */
export async function boot(): Promise<void> {
  applyPreferences()
  enterByShare()
  const token = takeToken()
  await start()
  if (token) await (await import('./take-over.ts')).takeOver(token)
  // A name of its own: under a shared one a page opened anew would take over the scroll position of another.
  const key = Math.random().toString(36).slice(2)
  const state: EntryState = { index: 0, key, ...(history.state as Partial<EntryState> | null) }
  history.replaceState(state, '')
  // Positions are ours: the browser's own restoring does not know when a page is drawn.
  history.scrollRestoration = 'manual'
  installNavigator(untilTravelIsThere)
  if (beginsAtMenu()) await openMenu()
  else await (await travel()).beginHere()
}
