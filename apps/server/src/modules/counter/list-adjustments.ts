import type { adjustmentCalls as calls } from '@comanda/contract/console'
import { brandShop, type Handler } from '../../platform/http/index.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Needs } from './needs.ts'
import { adjustmentShown } from './present.ts'
import { adjustmentsOf } from './queries.ts'

/** Those that wait for a second person, or all of them, the newest first. */
export const listAdjustments =
  ({ db, aloneOf }: Needs): Handler<typeof calls.adjustments> =>
  async (who, { shopId, state, pageSize, cursor }) => {
    const shop = brandShop(who, shopId)
    if ('refused' in shop) return shop
    const before = cursor !== undefined && isUuid(cursor) ? cursor : undefined
    const page = { waiting: state === 'waiting', before, most: pageSize + 1 }
    const rows = await adjustmentsOf(db, who.corporationId, page)
    const shown = rows.slice(0, pageSize).map(row => adjustmentShown(row, who))
    const last = shown.at(-1)
    return {
      adjustments: shown,
      alone: await aloneOf(db, who.corporationId),
      ...(rows.length > pageSize && last && { nextCursor: last.adjustmentId }),
    }
  }
