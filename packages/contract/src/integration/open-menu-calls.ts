import * as z from 'zod/mini'
import { call, instant, mark, shopId, text, version } from '../core/index.ts'
import { menuFaults } from '../menu/faults.ts'
import { menuFileMode, menuFileReport } from '../menu/file-calls.ts'
import { storedDocument } from '../menu/stored-shapes.ts'

const without = ['businessType'] as const

/** Menus, for other systems. API-9 */
export const openMenuCalls = {
  /** The published menu, as guests see it, and the revision of its draft. */
  readMenu: call({
    path: '/open/v1/menu/read',
    gate: 'api',
    scope: 'menu:read',
    request: z.object({ shopId }),
    response: z.object({
      version,
      /** The revision of the draft. */
      mark,
      document: storedDocument,
      now: instant,
    }),
    refuses: [],
    without,
  }),
  /**
   * Imports a menu file into the draft and answers the differences. The request is a form with `body` and `file`, in one of the
   * formats of the console's import (this product's JSON, Uber Eats v2, Square, schema.org, CSV or XLSX). `mark` limits it to the
   * draft of that revision. `publish` publishes it at once and also requires the scope `menu:publish`.
   */
  pushMenu: call({
    path: '/open/v1/menu/push',
    gate: 'api',
    scope: 'menu:write',
    request: z.object({
      shopId,
      mode: menuFileMode,
      mark: z.optional(mark),
      publish: z._default(z.boolean(), false),
      note: z._default(text(200), ''),
    }),
    response: z.object({
      ...menuFileReport.shape,
      /** Present when it was published. */
      version: z.exactOptional(version),
    }),
    refuses: ['menuFileMissing', 'menuFileFaulty', 'changedMeanwhile', 'scopeMissing', ...menuFaults],
    changes: true,
    carries: 'form',
    without,
  }),
} as const
