import { menuFiles as ar } from './ar/menu-files.ts'
import { menu as arMenu } from './ar/menu.ts'
import { menuFiles as en } from './en-US/menu-files.ts'
import { menu as enMenu } from './en-US/menu.ts'
import { format, type Params } from './format.ts'
import { localeOf } from './locales.ts'
import { menuFiles as zh } from './zh-CN/menu-files.ts'
import { menu as zhMenu } from './zh-CN/menu.ts'

const maps: Record<string, Readonly<Record<string, string>>> = { en_US: en, zh_CN: zh, ar }

/** A text about a menu file. */
export type MenuFileKey = keyof typeof en

/** A text about a menu file, for the server alone: it reads the files. */
export function menuFileText(language: string, key: MenuFileKey, params: Params = {}): string {
  const { id } = localeOf(language)
  return format({ language: id, map: maps[id] ?? en }, key, params)
}

/** A text in every language. */
export const menuFileTexts = (key: MenuFileKey): Record<string, string> =>
  Object.fromEntries(Object.entries(maps).map(([language, map]) => [language, map[key] ?? en[key]]))

const CONTENT = /^(?:allergen|diet)\.(\w+)$/

/** The ids of allergens and diets by their name in any language, in lower case. */
export const contentNames: ReadonlyMap<string, string> = new Map(
  [enMenu, zhMenu, arMenu].flatMap(map =>
    Object.entries(map).flatMap(([key, name]) => {
      const id = CONTENT.exec(key)?.[1]
      return id === undefined ? [] : [[name.toLowerCase(), id] as const, [id.toLowerCase(), id] as const]
    }),
  ),
)
