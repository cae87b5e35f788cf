import { startup } from '@comanda/contract/startup'
import type { StartupInfo } from '@comanda/contract/startup'
import { storedLocale } from '../platform/i18n/texts.ts'
import { send } from '../platform/send/index.ts'

/** Requests the startup data if the server did not write it into the page. NAV-4 */
export async function fetchStartup(): Promise<StartupInfo> {
  const chosen = storedLocale()
  const input = { ...(chosen && { userLanguage: chosen.id }), deviceLanguage: navigator.language.slice(0, 20) }
  const answer = await send(startup.info, input, { shows: 'silent' })
  if ('unchanged' in answer) throw new Error('the phone named no version, so nothing can be unchanged')
  return answer
}
