import { auth as calls } from '@comanda/contract/auth'
import { send } from '../../platform/send/index.ts'
import { pauseReloads } from '../../platform/send/renew-session.ts'
import { dropSession } from '../../platform/session.ts'
import { eraseStoredExcept } from '../../platform/device/storage.ts'

/** Storage keys of the phone rather than of the person. */
const OF_THE_PHONE = ['myLocale', 'theme', 'textSize', 'deviceId', 'pictureHosts', 'installOffer']

/** Erases all data of the person on this phone. U3 */
export function erasePersonalData(): void {
  dropSession()
  eraseStoredExcept(OF_THE_PHONE)
  sessionStorage.clear()
}

/** Maximum wait for the server, in ms: on a bad connection the phone is cleared anyway. */
const PATIENCE = 4000

let leaving: Promise<void> | undefined

async function leave(): Promise<void> {
  pauseReloads(Date.now())
  const request = send(calls.logout, {}, { shows: 'silent', background: true }).catch(() => {})
  await Promise.race([request, new Promise(resolve => setTimeout(resolve, PATIENCE))])
  erasePersonalData()
  // Requests under way are refused with the ended session; the page that follows must not be reloaded for them.
  pauseReloads(Date.now())
}

/**
 * Ends the session on the server and erases its data on this phone, even if the server cannot be reached. Concurrent
 * calls run once. U3
 */
export const logOut = (): Promise<void> =>
  (leaving ??= leave().finally(() => {
    leaving = undefined
  }))
