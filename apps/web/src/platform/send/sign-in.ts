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

/** The token, a guest's own where there is none yet. However many ask at once, one is made. LOGIN-3 */
export async function ensureToken(sendPlainly: SendSilently): Promise<string> {
  const there = token()
  if (there !== undefined) return there
  pending ??= signInAsGuest(sendPlainly).finally(() => {
    pending = undefined
  })
  return pending
}
