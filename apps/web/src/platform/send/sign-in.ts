import { enter } from '@comanda/contract/auth'
import { deviceId } from '../device.ts'
import { takeSession, token } from '../session.ts'
import type { SendPlainly } from './said.ts'

let asking: Promise<string> | undefined

async function becomeGuest(sendPlainly: SendPlainly): Promise<string> {
  const signedIn = await sendPlainly(enter, { grant: 'guest', deviceId: deviceId() })
  takeSession(signedIn)
  return signedIn.token
}

/** The token, a guest's own where there is none yet. However many ask at once, one is made. LOGIN-3 */
export async function needToken(sendPlainly: SendPlainly): Promise<string> {
  const there = token()
  if (there !== undefined) return there
  asking ??= becomeGuest(sendPlainly).finally(() => {
    asking = undefined
  })
  return asking
}
