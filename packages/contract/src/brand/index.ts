import { firstStartCalls } from './first-start-calls.ts'
import { openingCalls } from './opening-calls.ts'
import { brandSettingCalls } from './settings-calls.ts'
import { brandTextCalls } from './text-calls.ts'

export { firstStartCalls } from './first-start-calls.ts'
export { openingCalls } from './opening-calls.ts'
export { brandSettingCalls } from './settings-calls.ts'
export { brandTextCalls } from './text-calls.ts'

/** A brand: its first start, appearance, languages and texts, and the opening of a store. */
export const brandCalls = { ...firstStartCalls, ...openingCalls, ...brandSettingCalls, ...brandTextCalls }
