import { createElement, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { storedLocale, t } from '../platform/i18n/texts.ts'
import { screenOf } from '../platform/paths/query.ts'
import { useRouteLocation } from '../platform/route-location.ts'
import { deferred } from '../ui/loading/deferred.ts'
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx'
import { Waiting } from '../ui/feedback/spinner.tsx'
import { lazyPart } from '../ui/loading/lazy-part.ts'
import { startup } from '../platform/startup.ts'
import styles from './frame.module.css'
import { loadedPage, restoreScroll } from './current-location.ts'
import { loadNavigation } from './load-navigation.ts'

const baseOf = (language: string): string => language.split(/[-_]/, 1)[0] ?? ''

/**
 * Whether a new guest is offered the language choice: the brand allows it, no language of the phone is available, and the guest
 * has not scanned a table, whose menu comes first. The console's preview does not ask. NAV-10
 */
function mayChooseLanguage(): boolean {
  const data = startup()
  if (!data?.scheme.extJson.chooseLanguage || storedLocale() || /tableId(=|%3D)[^&%]|preview=/.test(location.search))
    return false
  const phone = navigator.languages.map(baseOf)
  return !data.corporation.languages.some(language => phone.includes(baseOf(language)))
}

const Over = deferred(async () => (await import('./overlays.tsx')).Overlays)
const LanguagePicker = lazyPart(async () => (await import('./language-picker.tsx')).LanguagePicker)

/** Page of the current route; loads its code if it is missing (after a reload and a step back). */
function CurrentPage() {
  const { path, search } = useRouteLocation()
  const screen = screenOf(path + search)
  const [, draw] = useState(0)
  const Page = loadedPage(path)
  useEffect(() => {
    if (!Page)
      loadNavigation()
        .then(({ fetchPage }) => fetchPage(path))
        .then(
          () => draw(n => n + 1),
          () => location.reload(),
        )
  }, [Page, path])
  const isLoaded = Page !== undefined
  useLayoutEffect(() => (isLoaded ? restoreScroll() : undefined), [screen, isLoaded])
  return Page ? <ErrorBoundary key={path}>{createElement(Page)}</ErrorBoundary> : <Waiting />
}

/** Offers a new guest the choice of a language. NAV-10 */
function FirstLanguage() {
  const [open, setOpen] = useState(mayChooseLanguage)
  if (!open) return null
  return (
    <Suspense>
      <LanguagePicker onClose={() => setOpen(false)} />
    </Suspense>
  )
}

/** Elements present on every screen. */
export const Frame = () => (
  <>
    <a href="#content" className={styles.skip}>
      {t('ui.skipToContent')}
    </a>
    <CurrentPage />
    <FirstLanguage />
    <Over />
  </>
)
