import { auth } from '@comanda/contract/auth'
import { loadTexts } from '../platform/i18n/load.ts'
import { currentLocale, t } from '../platform/i18n/texts.ts'
import { notify, toast } from '../platform/notices.ts'
import { send } from '../platform/send/index.ts'
import { dropSession, kindOf, storeSession, currentUser } from '../platform/session.ts'

/** Says something once its words are there. */
const say = (saying: () => void): void => void loadTexts(currentLocale(), 'rest').then(saying, () => {})

/**
 * Exchanges a hand-over token for a session, and says as whom the guest goes on. Nobody who is signed in here is changed for somebody
 * else: a link could come from anyone. A used or foreign token changes nothing: the guest goes on as before. NAV-3, U4
 */
export async function takeOver(token: string): Promise<void> {
  if (kindOf(currentUser()) !== 'visitor')
    return say(() => notify({ shows: 'dialog', message: t('auth.handOverNot'), tone: 'plain' }))
  const signedIn = await send(auth.auth, { grant: 'handover', token }, { shows: 'toast' }).catch(() => undefined)
  if (!signedIn) return
  dropSession()
  storeSession(signedIn)
  say(() => toast(t('auth.handOverDone', { name: signedIn.authorizeInfo.nick })))
}
