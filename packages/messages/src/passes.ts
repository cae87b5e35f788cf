import { passes as ar } from './ar/passes.ts'
import { passes as en } from './en-US/passes.ts'
import { type LocaleId, localeOf } from './locales.ts'
import { passes as zh } from './zh-CN/passes.ts'

const maps: Readonly<Record<LocaleId, Readonly<Record<PassKey, string>>>> = { en_US: en, zh_CN: zh, ar }

/** Texts on passes in the wallets of phones. */
export type PassKey = keyof typeof en

/** Whether there is a text of this key. */
export const isPassKey = (key: string): key is PassKey => key in en

/** A text on a pass, in a language. */
export const passText = (language: string, key: PassKey): string => maps[localeOf(language).id][key]
