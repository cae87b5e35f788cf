import * as ar from './ar/right-names.ts'
import * as en from './en-US/right-names.ts'
import { type LocaleId, localeOf } from './locales.ts'
import * as zh from './zh-CN/right-names.ts'

const maps: Readonly<Record<LocaleId, Readonly<typeof en>>> = { en_US: en, zh_CN: zh, ar }

/** What a role may allow. */
export type RightKey = keyof typeof en.rightNames
/** The roles that every brand has. */
export type RoleKey = keyof typeof en.roleNames

/** The name of a right in a language. A5 */
export const rightName = (language: string, right: RightKey): string => maps[localeOf(language).id].rightNames[right]

/** The name of a built-in role in a language. */
export const roleName = (language: string, role: RoleKey): string => maps[localeOf(language).id].roleNames[role]
