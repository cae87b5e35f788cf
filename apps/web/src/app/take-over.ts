import { auth } from '@comanda/contract/auth'
import { send } from '../platform/send/index.ts'
import { dropSession, takeSession } from '../platform/session.ts'

/** Exchanges a hand-over token for a session. A used or foreign one changes nothing: the guest goes on as before. NAV-3 */
export async function takeOver(token: string): Promise<void> {
  const signedIn = await send(auth.auth, { grant: 'handover', token }, { shows: 'toast' }).catch(() => undefined)
  if (!signedIn) return
  dropSession()
  takeSession(signedIn)
}
