import * as z from 'zod/mini'
import { call, mark, shopId } from '../core/index.ts'
import { menuDifference } from './stored-shapes.ts'

const without = ['businessType'] as const

/** Whether dishes missing from the file are removed from the menu or kept. */
export const menuFileMode = z.enum(['replace', 'add'])

/** The content of a menu file compared with the draft. Texts are in the caller's language. */
export const menuFileReport = z.object({
  /** The revision of the draft it was compared with, or saved as. */
  mark,
  /** Absent if the file is not a menu. */
  format: z.exactOptional(z.enum(['table', 'ubereats-v2', 'square', 'schema.org', 'comanda'])),
  menus: z.int(),
  groups: z.int(),
  dishes: z.int(),
  options: z.int(),
  /** Sold-out dishes and options in the file. */
  soldOut: z.int(),
  /** Tax rates in the file that the store does not have yet: `8.25 %`. */
  taxesAdded: z.array(z.string()),
  differences: z.array(menuDifference),
  /** Errors, each with its place in the file. A file with errors is not imported. */
  faults: z.array(z.string()),
  /** Content that a menu cannot represent, with its places in the file. */
  leftBehind: z.array(z.string()),
})

/** Export formats. */
const exportFormat = z.enum(['xlsx', 'csv', 'ubereats-v2', 'square', 'schema.org', 'comanda'])

/** Import and export of menus. MENU-1 */
export const menuFileCalls = {
  /** Checks a menu file without saving. For a file that is not a menu, only its errors are answered. */
  readMenuFile: call({
    path: '/api/console/readMenuFile',
    gate: 'manager',
    right: 'editMenu',
    request: z.object({ shopId, mode: menuFileMode }),
    response: menuFileReport,
    refuses: ['menuFileMissing'],
    carries: 'form',
    without,
  }),
  /** Saves a menu file as the draft that the report named. Idempotent. */
  importMenu: call({
    path: '/api/console/importMenu',
    gate: 'manager',
    right: 'editMenu',
    request: z.object({ shopId, mode: menuFileMode, mark }),
    response: menuFileReport,
    refuses: ['menuFileMissing', 'menuFileFaulty', 'changedMeanwhile'],
    changes: true,
    carries: 'form',
    without,
  }),
  /** Exports the draft, or a spreadsheet template. */
  exportMenu: call({
    path: '/api/console/exportMenu',
    gate: 'manager',
    right: 'editMenu',
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
