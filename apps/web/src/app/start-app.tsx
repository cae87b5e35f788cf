import { type ReactNode, startTransition, StrictMode, useEffect, useLayoutEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import '../ui/base.css'
import { currentLocale } from '../platform/i18n/texts.ts'
import { loadTexts } from '../platform/i18n/load.ts'
import { whenIdle } from '../platform/idle.ts'
import { reloadForNewVersion } from '../platform/load-part.ts'
import { type RouteLocation, RouteLocationContext } from '../platform/route-location.ts'
import { boot } from './boot.ts'
import { Frame } from './frame.tsx'
import { travel } from './travelling.ts'
import { onPlace, placeNow } from './here.ts'

const same = (a: RouteLocation, b: RouteLocation): boolean => a.path === b.path && a.search === b.search

/** Tells every page where the guest is. A change is a transition: a page stays in use while the next one draws. */
function RouteLocationProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(placeNow)
  useEffect(() => onPlace(next => startTransition(() => setPlace(now => (same(now, next) ? now : next)))), [])
  return <RouteLocationContext value={place}>{children}</RouteLocationContext>
}

function openRoot(): Root {
  const element = document.getElementById('root')
  if (!element) throw new Error('the page has no place for the app')
  return createRoot(element)
}

const inRoot = (children: ReactNode) => <StrictMode>{children}</StrictMode>

/** What every visit goes on with; and when the phone has time, what the next screen or sheet needs: words, and the parts that pages share. */
const fetchWhatComesNext = () => {
  void Promise.all([travel(), import('../platform/send/failures.ts')]).catch(() => {})
  whenIdle(
    () => void Promise.all([loadTexts(currentLocale(), 'rest'), import('../ui/overlays/sheet.tsx')]).catch(() => {}),
  )
}

/** Tells once that what is in it has been drawn. */
function FirstDrawn({ children }: { children: ReactNode }) {
  // In a task of its own: asking for a part costs a slow phone more than drawing a dish.
  useLayoutEffect(() => void setTimeout(fetchWhatComesNext), [])
  return children
}

/** Starts the app in the page's `#root`. */
async function startApp(): Promise<void> {
  try {
    await boot()
  } catch {
    // An old page after a new version came out.
    if (await reloadForNewVersion()) return
    await loadTexts(currentLocale(), 'first').catch(() => {})
    const { ErrorState } = await import('../ui/feedback/states.tsx')
    openRoot().render(inRoot(<ErrorState onRetry={() => location.reload()} />))
    return
  }
  // A pulse wants its frames between the steps of the first drawing, and takes a third of a slow phone's time.
  document.querySelector('.fp')?.classList.add('fp-still')
  // As a transition the first drawing gives way between its steps: a slow phone answers a tap meanwhile.
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

// In a task of its own: a slow phone reads a tap, and paints, between reading the code and running it.
setTimeout(() => void startApp())
