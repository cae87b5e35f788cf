import { storedLocale } from '../platform/i18n/words.ts'
import { startup } from '../platform/startup.ts'

/** Whether a new guest is asked for a language: the brand lets guests choose, and this one has not. NAV-10 */
export function mayChooseLanguage(): boolean {
  const data = startup()
  if (!data?.scheme.extJson.chooseLanguage || storedLocale()) return false
  return data.corporation.languages.length > 1
}
