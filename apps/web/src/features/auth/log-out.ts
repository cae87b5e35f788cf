import { auth as calls } from '@comanda/contract/auth'
import { send } from '../../platform/send/index.ts'
import { dropSession } from '../../platform/session.ts'
import { eraseStoredExcept } from '../../platform/storage.ts'

/** What is the phone's and not the person's. */
const OF_THE_PHONE = ['myLocale', 'theme', 'textSize', 'deviceId', 'pictureHosts']

/** Leaves nothing of the person on this phone. U3 */
export function forgetHere(): void {
  dropSession()
  eraseStoredExcept(OF_THE_PHONE)
  sessionStorage.clear()
}

/** So long the server is waited for, in ms: on a bad line the phone is left all the same. */
const PATIENCE = 4000

let leaving: Promise<void> | undefined

async function leave(): Promise<void> {
  const told = send(calls.logout, {}, { shows: 'silent', background: true }).catch(() => {})
  await Promise.race([told, new Promise(resolve => setTimeout(resolve, PATIENCE))])
  forgetHere()
}

/**
 * Ends the session on the server and forgets everything of it on this phone, also where the server cannot be reached. However often
 * it is asked for, it is done once. U3
 */
export const logOut = (): Promise<void> =>
  (leaving ??= leave().finally(() => {
    leaving = undefined
  }))
