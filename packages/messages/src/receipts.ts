import { receipt as ar } from './ar/receipt.ts'
import { receipt as en } from './en-US/receipt.ts'
import type { Params } from './format.ts'
import type { LocaleId } from './locales.ts'
import { wordedText, type Wording } from './notices.ts'
import { receipt as zh } from './zh-CN/receipt.ts'

const maps: Readonly<Record<LocaleId, Readonly<Record<string, string>>>> = { en_US: en, zh_CN: zh, ar }

/** The texts that papers may contain. */
export type ReceiptKey = keyof typeof en

/** The built-in texts of receipts that brands may reword. */
export const receiptTexts = (language: LocaleId): Record<string, string> =>
  Object.fromEntries(Object.entries(maps[language]).filter(([key]) => key.startsWith('receipt.')))

/** The text of a paper in a language, or in the brand's own wording; for the server only, which writes what printers print. SETUP-7 */
export const receiptWords = (key: ReceiptKey, wording: Wording, params: Params = {}): string =>
  wordedText(
    key,
    { en_US: maps.en_US[key] ?? key, zh_CN: maps.zh_CN[key] ?? key, ar: maps.ar[key] ?? key },
    wording,
    params,
  )
