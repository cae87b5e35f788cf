import * as z from 'zod/mini'
import { call, currency, instant, minorUnits, shopId, uuid } from '../core/index.ts'

const without = ['businessType'] as const

/** The content of a members file compared with the members of the brand. Texts are in the caller's language. */
export const memberFileReport = z.object({
  rows: z.int(),
  /** New accounts; existing accounts that become members; members whose opening balance is missing; the rest is here already. */
  created: z.int(),
  joined: z.int(),
  opened: z.int(),
  unchanged: z.int(),
  /** Opening balances that would be posted. */
  points: z.int(),
  value: minorUnits,
  currency: z.exactOptional(currency),
  /** The first changes. */
  changes: z.array(
    z.object({
      row: z.int(),
      name: z.string(),
      kind: z.enum(['created', 'joined', 'opened']),
      points: z.int(),
      value: minorUnits,
    }),
  ),
  /** Errors, each with its row. A file with errors is not imported. */
  faults: z.array(z.string()),
  /** Headings of columns that are not read. */
  leftBehind: z.array(z.string()),
})

/** Members of another loyalty system, from a file. CARD-17 */
export const memberImportCalls = {
  /** Checks a members file without saving. */
  readMemberFile: call({
    path: '/api/console/readMemberFile',
    gate: 'brand',
    right: 'adjustBalances',
    request: z.object({ shopId }),
    response: memberFileReport,
    refuses: ['memberFileMissing'],
    carries: 'form',
    without,
  }),
  /** Starts the import of a members file; it goes on in the background. */
  importMembers: call({
    path: '/api/console/importMembers',
    gate: 'brand',
    right: 'adjustBalances',
    request: z.object({ shopId }),
    response: z.object({ importId: uuid, rows: z.int() }),
    refuses: ['memberFileMissing', 'memberFileFaulty'],
    changes: true,
    carries: 'form',
    without,
  }),
  /** The last imports of the brand, the newest first, with their progress. */
  memberImports: call({
    path: '/api/console/memberImports',
    gate: 'brand',
    right: 'adjustBalances',
    request: z.object({ shopId }),
    response: z.object({
      imports: z.array(
        z.object({
          importId: uuid,
          rows: z.int(),
          done: z.int(),
          /** Rows that were not imported, because their contacts belong to two accounts by now. */
          skipped: z.array(z.int()),
          author: z.string(),
          at: instant,
        }),
      ),
    }),
    refuses: [],
    without,
  }),
} as const
