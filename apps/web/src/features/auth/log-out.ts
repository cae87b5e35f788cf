import { auth as calls } from '@comanda/contract/auth'
import { send } from '../../platform/send/index.ts'
import { dropSession } from '../../platform/session.ts'
import { forgetAllBut } from '../../platform/storage.ts'

/** What is the phone's and not the person's. */
const OF_THE_PHONE = ['myLocale', 'theme', 'textSize', 'deviceId', 'pictureHosts']

/** Leaves nothing of the person on this phone. TI14 */
export function forgetHere(): void {
  dropSession()
  forgetAllBut(OF_THE_PHONE)
  sessionStorage.clear()
}

/** Ends the session on the server and forgets everything of it on this phone, also where the server cannot be reached. U3, TI14 */
export async function logOut(): Promise<void> {
  await send(calls.logout, {}, { shows: 'silent' }).catch(() => {})
  forgetHere()
}
