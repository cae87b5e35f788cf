import type { MenuDocument, MenuItem } from '@comanda/domain/menu'
import type { Currency } from '@comanda/domain/money'
import type { TaxRule } from '@comanda/domain/store'
import type { MenuFault } from './menu-fault.ts'
import type { SkippedContent } from './remarks.ts'

/** The formats of menu files. */
export const menuFormats = ['table', 'ubereats-v2', 'square', 'schema.org', 'comanda'] as const
export type MenuFormat = (typeof menuFormats)[number]

/** The data about the store that reading a file needs. */
export interface ReadContext {
  currency: Currency
  taxes: readonly TaxRule[]
  /** The languages of the store; texts without a language are in the first. */
  languages: readonly string[]
  /** The menu the file is compared with: dishes of the same name keep their ids. */
  before: MenuDocument | undefined
  /** Epoch seconds. */
  now: number
}

/** A menu as a file states it. */
export interface ParsedMenu {
  format: MenuFormat
  document: MenuDocument
  /** The fields of dishes that the file states; a dish that exists keeps its other fields. */
  states: ReadonlySet<keyof MenuItem>
  /** Stock keys to switch to sold out. */
  soldOut: string[]
  /** Number of dishes and options that are sold out. */
  suspended: number
  /** Tax rates the store has no tax for yet. PRICE-5 */
  taxesToAdd: TaxRule[]
  leftBehind: SkippedContent[]
  /** The menu must not be saved while there is one. */
  faults: MenuFault[]
}
