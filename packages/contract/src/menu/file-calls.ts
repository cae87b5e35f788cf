import * as z from 'zod/mini'
import { call, mark, shopId } from '../core/index.ts'
import { menuDifference } from './stored-shapes.ts'

const without = ['businessType'] as const

/** Whether the dishes that the file does not name leave the menu, or stay. */
export const menuFileMode = z.enum(['replace', 'add'])

/** What a menu file holds, compared with the draft. Sentences are in the caller's language. */
export const menuFileReport = z.object({
  /** The revision of the draft it was compared with, or of the draft it was saved as. */
  mark,
  /** Absent where the file is no menu. */
  format: z.exactOptional(z.enum(['table', 'ubereats-v2', 'square', 'schema.org', 'comanda'])),
  menus: z.int(),
  groups: z.int(),
  dishes: z.int(),
  options: z.int(),
  /** Dishes and options that the file says are sold out. */
  soldOut: z.int(),
  /** Rates the store has no tax for yet: `8.25 %`. */
  taxesAdded: z.array(z.string()),
  differences: z.array(menuDifference),
  /** What is wrong, each with its place in the file. A file with faults is not imported. */
  faults: z.array(z.string()),
  /** What has no place in a menu, each with its places in the file. */
  leftBehind: z.array(z.string()),
})

/** Formats in which a menu is written. */
const exportFormat = z.enum(['xlsx', 'csv', 'ubereats-v2', 'square', 'schema.org', 'comanda'])

/** Menus as files. MENU-1 */
export const menuFileCalls = {
  /** Reads a menu file without saving anything. A file that is no menu at all is answered with its faults alone. */
  readMenuFile: call({
    path: '/api/console/readMenuFile',
    gate: 'manager',
    request: z.object({ shopId, mode: menuFileMode }),
    response: menuFileReport,
    refuses: ['menuFileMissing'],
    carries: 'form',
    without,
  }),
  /** Saves a menu file as the draft that the report named. Importing the same file again changes nothing. */
  importMenu: call({
    path: '/api/console/importMenu',
    gate: 'manager',
    request: z.object({ shopId, mode: menuFileMode, mark }),
    response: menuFileReport,
    refuses: ['menuFileMissing', 'menuFileFaulty', 'changedMeanwhile'],
    changes: true,
    carries: 'form',
    without,
  }),
  /** The draft, or the template of a spreadsheet, as a file. */
  exportMenu: call({
    path: '/api/console/exportMenu',
    gate: 'manager',
    request: z.object({ shopId, format: exportFormat, template: z._default(z.boolean(), false) }),
    response: z.object({
      name: z.string(),
      type: z.string(),
      /** Base 64. */
      content: z.string(),
    }),
    refuses: [],
    without,
  }),
} as const
