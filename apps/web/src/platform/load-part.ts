import { t } from './i18n/texts.ts'
import { notify } from './notices.ts'

/** Delay before loading a part again, in ms. */
const RETRY_AFTER = 2000

/** Minimum time between two reloads for a missing part, in ms. */
const RELOAD_PAUSE = 60_000
const KEY = 'reloadedFor'

/** Whether the page was reloaded recently, so that a part that stays missing does not cause a reload loop. */
const reloadedRecently = (): boolean => Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < RELOAD_PAUSE

/** Whether the server is reachable: a reload without it would show the browser's error page. */
async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer !== undefined && answer.status < 500
}

/**
 * Reloads the page when the server no longer has a part of it, because a new version was deployed. The cart survives, and
 * pending changes are sent on leaving. Returns whether a reload was started.
 */
export async function reloadForNewVersion(): Promise<boolean> {
  try {
    if (reloadedRecently() || !(await isServerReachable())) return false
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Without storage a reload loop could not be detected.
    return false
  }
  location.reload()
  return true
}

const notifyMissing = (): void => notify({ shows: 'toast', message: t('ui.partMissing'), tone: 'error' })
const retryDelay = () => new Promise(resolve => setTimeout(resolve, RETRY_AFTER))

/**
 * Waits until the server is reachable and shows one notice meanwhile. Returns false as soon as `wanted` is false. Leaving the app
 * without a connection would show the browser's error page and lose the form.
 */
export async function waitForServer(isWanted: () => boolean): Promise<boolean> {
  for (let notified = false; isWanted() && !(await isServerReachable()); notified = true) {
    if (!notified) notifyMissing()
    await retryDelay()
  }
  return isWanted()
}

const never = new Promise<never>(() => {})

interface LoadOptions {
  /** Loads in the background: a failure shows no notice. */
  quiet?: boolean
}

/**
 * Loads a part of the app, retrying until it succeeds, with one notice. Some browsers cache a failed import: the page reloads as
 * soon as the server is reachable.
 */
export async function loadPart<T>(fetchPart: () => Promise<T>, { quiet = false }: LoadOptions = {}): Promise<T> {
  for (let notified = quiet; ; notified = true) {
    try {
      return await fetchPart()
    } catch {
      if (await reloadForNewVersion()) return never
      if (!notified) notifyMissing()
      await retryDelay()
    }
  }
}
