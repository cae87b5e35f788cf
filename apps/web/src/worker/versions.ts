import type { RouterRule, WorkerScope } from './events.ts'

/** How often a waiting version asks again to take over, in ms. */
const AGAIN_MS = 500

/** Requests that go to the server without starting the worker, where the browser can decide that: calls, forms and the event stream. */
const PAST_THE_WORKER: RouterRule[] = [
  { condition: { requestMethod: 'POST' }, source: 'network' },
  { condition: { urlPattern: '/api/*' }, source: 'network' },
  { condition: { urlPattern: '/open/*' }, source: 'network' },
]

/**
 * Lets a new version take over at once, and returns the signal that a newer one does: the browser waits up to five minutes until the
 * former version has nothing left to do, so that it must end what it is saving. The worker never waits for open pages, because it answers
 * them only with files whose names change with their content. APP-2
 *
 * The request to take over is repeated: Chromium ends the former version for it, but a request of a page that arrives meanwhile starts
 * that version again, and the request to take over is forgotten.
 */
export function takeOverAtOnce(worker: WorkerScope): AbortSignal {
  const versions = new BroadcastChannel('comanda-worker')
  const replaced = new AbortController()
  versions.addEventListener('message', () => replaced.abort())
  let again: ReturnType<typeof setInterval> | undefined
  worker.addEventListener('install', event => {
    versions.postMessage('replaced')
    again = setInterval(() => void worker.skipWaiting(), AGAIN_MS)
    // A browser that does not know these rules installs the version without them.
    const routed = event.addRoutes?.(PAST_THE_WORKER).catch(() => undefined)
    event.waitUntil(Promise.all([worker.skipWaiting(), routed]))
  })
  worker.addEventListener('activate', () => clearInterval(again))
  return replaced.signal
}
