import { type ReactNode, startTransition, StrictMode, useEffect, useLayoutEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import '../ui/base.css'
import { currentLocale } from '../platform/i18n/texts.ts'
import { loadTexts } from '../platform/i18n/load.ts'
import { whenIdle } from '../platform/device/idle.ts'
import { reloadForNewVersion } from '../platform/load-part.ts'
import { type RouteLocation, RouteLocationContext } from '../platform/route-location.ts'
import { boot } from './boot.ts'
import { Frame } from './frame.tsx'
import { loadNavigation } from './load-navigation.ts'
import { onLocation, currentLocation } from './current-location.ts'

const same = (a: RouteLocation, b: RouteLocation): boolean => a.path === b.path && a.search === b.search

/**
 * Provides the location to all pages. A change is a transition: the current page stays usable while the next one
 * renders.
 */
function RouteLocationProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(currentLocation)
  useEffect(() => onLocation(next => startTransition(() => setPlace(now => (same(now, next) ? now : next)))), [])
  return <RouteLocationContext value={place}>{children}</RouteLocationContext>
}

function openRoot(): Root {
  const element = document.getElementById('root')
  if (!element) throw new Error('the page has no place for the app')
  return createRoot(element)
}

const inRoot = (children: ReactNode) => <StrictMode>{children}</StrictMode>

/** Loads the rest of the app after the first render, and when idle the texts and shared parts of the next screens. */
const fetchWhatComesNext = () => {
  void Promise.all([loadNavigation(), import('../platform/send/failures.ts')]).catch(() => {})
  whenIdle(
    () => void Promise.all([loadTexts(currentLocale(), 'rest'), import('../ui/overlays/sheet.tsx')]).catch(() => {}),
  )
}

/** Runs once after its content has rendered. */
function FirstDrawn({ children }: { children: ReactNode }) {
  // In a separate task: loading a part takes a slow phone longer than rendering a dish.
  useLayoutEffect(() => void setTimeout(fetchWhatComesNext), [])
  return children
}

/** Starts the app in `#root`. */
async function startApp(): Promise<void> {
  try {
    await boot()
  } catch {
    // The page is from before a new version.
    if (await reloadForNewVersion()) return
    await loadTexts(currentLocale(), 'first').catch(() => {})
    const { ErrorState } = await import('../ui/feedback/states.tsx')
    openRoot().render(inRoot(<ErrorState onRetry={() => location.reload()} />))
    return
  }
  // Stops the skeleton's animation, which needs a third of a slow phone's time during the first render.
  document.querySelector('.fp')?.classList.add('fp-still')
  // As a transition the first render yields between its steps, so that a slow phone can handle a tap.
  startTransition(() =>
    openRoot().render(
      inRoot(
        <FirstDrawn>
          <RouteLocationProvider>
            <Frame />
          </RouteLocationProvider>
        </FirstDrawn>,
      ),
    ),
  )
}

// In a separate task, so that a slow phone can handle a tap and paint between parsing the code and running it.
setTimeout(() => void startApp())
