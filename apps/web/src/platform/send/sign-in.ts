import { enter } from '@comanda/contract/auth'
import { deviceId } from '../device.ts'
import { storeSession, token } from '../session.ts'
import type { SendSilently } from './call-input.ts'

let pending: Promise<string> | undefined

async function signInAsGuest(sendPlainly: SendSilently): Promise<string> {
  const signedIn = await sendPlainly(enter, { grant: 'guest', deviceId: deviceId() })
  storeSession(signedIn)
  return signedIn.token
}

/** The token; signs in as a guest if there is none. Concurrent callers share one sign-in. LOGIN-3 */
export async function ensureToken(sendPlainly: SendSilently): Promise<string> {
  const stored = token()
  if (stored !== undefined) return stored
  pending ??= signInAsGuest(sendPlainly).finally(() => {
    pending = undefined
  })
  return pending
}
