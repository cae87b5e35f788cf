import type { adjustmentCalls as calls } from '@comanda/contract/counter'
import type { Handler } from '../../platform/http/index.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Deps } from './deps.ts'
import { adjustmentShown } from './present.ts'
import { adjustmentsOf } from './queries.ts'

/** The adjustments that wait for a second person, or all, newest first. */
export const listAdjustments =
  ({ db, aloneOf }: Deps): Handler<typeof calls.adjustments> =>
  async (caller, { state, pageSize, cursor }) => {
    const before = cursor !== undefined && isUuid(cursor) ? cursor : undefined
    const page = { waiting: state === 'waiting', before, most: pageSize + 1 }
    const rows = await adjustmentsOf(db, caller.corporationId, page)
    const shown = rows.slice(0, pageSize).map(row => adjustmentShown(row, caller))
    const last = shown.at(-1)
    return {
      adjustments: shown,
      alone: await aloneOf(db, caller.corporationId),
      ...(rows.length > pageSize && last && { nextCursor: last.adjustmentId }),
    }
  }
