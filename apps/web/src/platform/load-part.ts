import { t } from './i18n/texts.ts'
import { notify } from './notices.ts'

/** How soon it is tried again to fetch a part, in ms. */
const RETRY_AFTER = 2000

/** For so long after the page was loaded anew for a missing part that is not done again, in ms. */
const RELOAD_PAUSE = 60_000
const KEY = 'reloadedFor'

/** Whether the page was loaded anew just before: a part that stays away must not spin it. */
const reloadedJustNow = (): boolean => Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < RELOAD_PAUSE

/** Whether the server can be reached: a page loaded anew without it would be the browser's own, about the connection. */
async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer !== undefined && answer.status < 500
}

/**
 * A part of the app that the server no longer has (a new version came out) is met by loading the page anew, at the same
 * place: the cart is kept, and what was not sent yet is sent on leaving. Answers whether the page is on its way.
 */
export async function reloadForNewVersion(): Promise<boolean> {
  try {
    if (reloadedJustNow() || !(await isServerReachable())) return false
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Without storage nobody could know that it was done.
    return false
  }
  location.reload()
  return true
}

const notifyMissing = (): void => notify({ shows: 'toast', message: t('ui.partMissing'), tone: 'error' })
const retryDelay = () => new Promise(later => setTimeout(later, RETRY_AFTER))

/**
 * Waits until the server can be reached; that it cannot is said once. Answers false as soon as it is no longer `wanted`. Who leaves
 * the app without a line would stand before the browser's own page, and their form be gone.
 */
export async function waitForServer(wanted: () => boolean): Promise<boolean> {
  for (let notified = false; wanted() && !(await isServerReachable()); notified = true) {
    if (!notified) notifyMissing()
    await retryDelay()
  }
  return wanted()
}

const never = new Promise<never>(() => {})

interface LoadOptions {
  /** Nobody waits for it: nothing is said where it does not come. */
  quiet?: boolean
}

/**
 * Fetches a part of the app for as long as it takes; what keeps it away is said once. Some browsers never fetch anew what
 * failed once: there the page is loaded anew as soon as the server answers.
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
