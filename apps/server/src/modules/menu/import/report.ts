import type { MenuDifference } from '@comanda/domain/menu'
import { menuFileText } from '@comanda/messages/menu-files'
import type { ImportPlan } from './import-menu.ts'
import { faultText, limitedFaults } from './menu-fault.ts'
import type { MenuFormat } from './parsed-menu.ts'
import type { SkippedContent } from './remarks.ts'

/** The content of a file and its changes. Texts are in one language. */
export interface ImportReport {
  format: MenuFormat
  menus: number
  groups: number
  dishes: number
  options: number
  soldOut: number
  taxesAdded: string[]
  differences: MenuDifference[]
  faults: string[]
  leftBehind: string[]
}

/** A report of a plan, worded in a language. */
export function reportOf({ parsed, differences }: ImportPlan, language: string): ImportReport {
  const { document } = parsed
  return {
    format: parsed.format,
    menus: document.menus.length,
    groups: document.menuGroups.length,
    dishes: new Set(document.menuGroups.flatMap(group => group.foodIds)).size,
    options: document.modifierGroups.flatMap(group => group.modifierItems).length,
    soldOut: parsed.suspended,
    taxesAdded: parsed.taxesToAdd.map(tax => `${tax.rate / 10_000} %`),
    differences,
    faults: limitedFaults(parsed.faults).map(fault => faultText(fault, language)),
    leftBehind: parsed.leftBehind.map(left => leftBehindText(left, language)),
  }
}

const SHOWN_PLACES = 5

/** What was not carried over, as a sentence with its first places. */
export function leftBehindText({ key, params, places }: SkippedContent, language: string): string {
  const shown = places.slice(0, SHOWN_PLACES).join(', ')
  const more = places.length - SHOWN_PLACES
  const what = menuFileText(language, key, params ?? {})
  return more > 0
    ? menuFileText(language, 'menuFile.leftMore', { what, places: shown, count: more })
    : menuFileText(language, 'menuFile.leftAt', { what, places: shown })
}
