import { enter } from '@comanda/contract/auth'
import { deviceId } from '../device/device.ts'
import { randomHex } from '../device/random-id.ts'
import { storeSession, token } from '../session.ts'
import { startup } from '../startup.ts'
import type { SendSilently } from './call-input.ts'

let pending: Promise<string> | undefined
const page = globalThis as { guestToken?: string | undefined }

/**
 * The token of a guest whose session is not open yet, so that the first calls carry one too; the first page's early calls may have
 * used it already. LOGIN-3
 */
const guestToken = (): string => (page.guestToken ??= `${startup()?.corporation.corporationId ?? 0}.${randomHex(24)}`)

async function signInAsGuest(sendPlainly: SendSilently): Promise<string> {
  const signedIn = await sendPlainly(enter, { grant: 'guest', deviceId: deviceId(), token: guestToken() })
  storeSession(signedIn)
  // It opens one session: after a sign-out a new one is made.
  page.guestToken = undefined
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

/** The token of a call; one that needs a session signs in first. LOGIN-3 */
export const bearerFor = async (needsSession: boolean, sendPlainly: SendSilently): Promise<string> =>
  needsSession ? ensureToken(sendPlainly) : (token() ?? guestToken())
