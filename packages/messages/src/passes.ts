import { passes as ar } from './ar/passes.ts'
import { passes as en } from './en-US/passes.ts'
import type { LocaleId } from './locales.ts'
import { wordedText, type Wording } from './notices.ts'
import { passes as zh } from './zh-CN/passes.ts'

const maps: Readonly<Record<LocaleId, Readonly<Record<PassKey, string>>>> = { en_US: en, zh_CN: zh, ar }

/** Texts on passes in the wallets of phones. */
export type PassKey = keyof typeof en

/** Whether there is a text of this key. */
export const isPassKey = (key: string): key is PassKey => key in en

/** The built-in texts of passes that brands may reword. */
export const passTexts = (language: LocaleId): Record<string, string> =>
  Object.fromEntries(Object.entries(maps[language]).map(([key, text]) => [`walletPass.${key}`, text]))

/** The built-in English text on a pass: the key of its translations. */
export const englishPassText = (key: PassKey): string => en[key]

/** A text on a pass, in the brand's own wording where it has one. SETUP-7 */
export const passText = (key: PassKey, wording: Wording): string =>
  wordedText(`walletPass.${key}`, { en_US: en[key], zh_CN: zh[key], ar: ar[key] }, wording)
