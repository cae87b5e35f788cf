import type { LocalizedText } from '../money/index.ts'
import type { WindowsFault } from '../store/index.ts'
import type { StallFaultReason } from './check-stalls.ts'

/** Reasons why a menu cannot be published. Each has a refusal of the same name. */
export type MenuFaultReason =
  | 'menuNameMissing'
  | 'menuEntryTwice'
  | 'menuGroupUnknown'
  | 'modifiersUnknown'
  | 'unitUnknown'
  | 'optionsMissing'
  | 'minimumHigh'
  | 'minimumUnreachable'
  | 'defaultsTooMany'
  | 'openPriceRange'
  | 'weightRange'
  | 'saleLimits'
  | 'priceTypeTwice'
  | 'memberPriceHigh'
  | 'firstUnitPrice'
  | 'comboInCombo'
  | 'exclusionUnknown'
  | 'dishUnorderable'
  | StallFaultReason
  | WindowsFault['reason']

/** A fault of a menu: the path of its field, the reason, and values for its text. */
export interface MenuFault {
  path: string
  reason: MenuFaultReason
  params?: Record<string, string | number>
}

/** The ids a menu may refer to. */
export interface MenuCheckContext {
  taxIds: readonly string[]
}

/** Whether a text has content in at least one language. */
export const hasName = (texts: LocalizedText): boolean => Object.values(texts).some(text => text.trim() !== '')

/** The faults of a number of choices: `min` of at most `max`, reachable with the options there are. 0 = unlimited. */
export function checkBounds(
  { min, max }: { min: number; max: number },
  maxOfOptions: readonly number[],
  paths: { min: string; options: string },
): MenuFault[] {
  if (maxOfOptions.length === 0) return [{ path: paths.options, reason: 'optionsMissing' }]
  if (max > 0 && min > max) return [{ path: paths.min, reason: 'minimumHigh', params: { most: max } }]
  const reachable = maxOfOptions.some(one => one === 0) ? Infinity : maxOfOptions.reduce((sum, one) => sum + one, 0)
  return min > reachable ? [{ path: paths.min, reason: 'minimumUnreachable', params: { most: reachable } }] : []
}
