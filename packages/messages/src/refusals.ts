import { refusals as ar } from './ar/refusals/index.ts'
import { refusals as en } from './en-US/refusals/index.ts'
import { refusals as zh } from './zh-CN/refusals/index.ts'
import { format, type Params } from './format.ts'
import { localeOf } from './locales.ts'

const maps: Record<string, Readonly<Record<string, string>>> = { en_US: en, zh_CN: zh, ar }

/** A refusal's words in a language, for the server alone: the phone shows what it is sent. API-2 */
export function refusalWords(language: string, key: string, params: Params = {}): string {
  const { id } = localeOf(language)
  return format({ language: id, map: maps[id] ?? en }, key, params)
}
