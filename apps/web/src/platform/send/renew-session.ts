import { dropSession, token } from '../session.ts'
import type { SendSilently } from './call-input.ts'
import { ensureToken } from './sign-in.ts'

/** Minimum time between reloads, in ms, so that a session that is always refused does not cause a reload loop. LOGIN-5 */
const RELOAD_PAUSE = 30_000
const RELOADED = 'session.reloadedAt'

let renewing: Promise<void> | undefined

/** Prevents reloads for a while: after a sign-out, requests of the ended session are refused. LOGIN-5 */
export const pauseReloads = (now: number): void => sessionStorage.setItem(RELOADED, String(now))

function mayReload(now: number): boolean {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
  if (now - last < RELOAD_PAUSE) return false
  pauseReloads(now)
  return true
}

/**
 * After a 401 for `refusedToken`: erases it, signs in once and reloads the page. If another call did so already, or the page was
 * reloaded recently, it only resolves, and the call is sent once more. LOGIN-5
 */
export function renewSession(refusedToken: string | undefined, sendPlainly: SendSilently): Promise<void> {
  if (renewing === undefined && token() !== undefined && token() !== refusedToken) return Promise.resolve()
  renewing ??= (async () => {
    dropSession()
    await ensureToken(sendPlainly)
    if (!mayReload(Date.now())) return
    location.reload()
    await new Promise(() => {})
  })().finally(() => {
    renewing = undefined
  })
  return renewing
}
