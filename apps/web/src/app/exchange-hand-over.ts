import { auth } from '@comanda/contract/auth'
import { loadTexts } from '../platform/i18n/load.ts'
import { currentLocale, t } from '../platform/i18n/texts.ts'
import { notify, toast } from '../platform/notices.ts'
import { send } from '../platform/send/index.ts'
import { dropSession, kindOf, storeSession, currentUser } from '../platform/session.ts'

/** Shows a notice once its texts are loaded. */
const withTexts = (show: () => void): void => void loadTexts(currentLocale(), 'rest').then(show, () => {})

/**
 * Exchanges a hand-over token for a session, and shows which account is used. A signed-in guest is never switched to another
 * account, because anyone could have sent the link. A used or foreign token changes nothing. NAV-3, U4
 */
export async function exchangeHandOver(token: string): Promise<void> {
  if (kindOf(currentUser()) !== 'visitor')
    return withTexts(() => notify({ shows: 'dialog', message: t('auth.handOverNot'), tone: 'plain' }))
  const signedIn = await send(auth.auth, { grant: 'handover', token }, { shows: 'toast' }).catch(() => undefined)
  if (!signedIn) return
  dropSession()
  storeSession(signedIn)
  withTexts(() => toast(t('auth.handOverDone', { name: signedIn.authorizeInfo.nick })))
}
