import { receipt as ar } from './ar/receipt.ts'
import { receipt as en } from './en-US/receipt.ts'
import { format, type Params } from './format.ts'
import { localeOf } from './locales.ts'
import { receipt as zh } from './zh-CN/receipt.ts'

const maps: Record<string, Readonly<Record<string, string>>> = { en_US: en, zh_CN: zh, ar }

/** The texts that papers may contain. */
export type ReceiptKey = keyof typeof en

/** The words of a paper in a language, for the server alone: it writes what printers print. */
export function receiptWords(language: string, key: ReceiptKey, params: Params = {}): string {
  const { id } = localeOf(language)
  return format({ language: id, map: maps[id] ?? en }, key, params)
}
