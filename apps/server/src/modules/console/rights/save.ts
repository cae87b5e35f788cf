import type { rightCalls as calls } from '@comanda/contract/console'
import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import { rightsFault, type StaffRights } from '@comanda/domain/staff'
import type { Tx } from '../../../platform/db/index.ts'
import { brandShop, type Handler, once, type Staff } from '../../../platform/http/index.ts'
import { lockBrand } from '../../../platform/save-marked.ts'
import { type Board, boardFor } from './board.ts'
import { aloneChange, mustBeInCharge, saveChange, standing, type Wanted } from './change.ts'
import type { RightsNeeds } from './needs.ts'

type Code = 'brandOnly' | 'notFound' | 'changedMeanwhile' | 'rightsWait' | 'rightsAlone'

/** One change at a time in a brand, by somebody who may still make it; answers everything as it is then. */
async function saved(
  tx: Tx,
  needs: RightsNeeds,
  who: Staff,
  ask: { change: Wanted; mark: string; shopId: number },
): Promise<Board | Refusal<Code>> {
  await lockBrand(tx, who.corporationId)
  const before = await standing(tx, who.corporationId, ask.change)
  const notIn = mustBeInCharge(before, who)
  if (notIn) return notIn
  if (before.now === undefined) return refuse('notFound', { field: 'staffId' })
  const refusal = await saveChange(tx, needs, who, { ...ask, before })
  return isRefusal(refusal) ? refusal : boardFor(tx, needs, who)
}

/** What somebody may do, and where. Nobody changes their own. L2 */
export const saveRights =
  (needs: RightsNeeds): Handler<typeof calls.saveRights> =>
  async (who, ask) => {
    const shop = brandShop(who, ask.shopId)
    if ('refused' in shop) return shop
    const { staffId, mark, shopId, role, brand, active } = ask
    if (staffId === who.session.staff.staffId) return refuse('rightsOwn', { field: 'staffId' })
    const wanted: StaffRights = { role, brand, active, shopIds: ask.shopIds.toSorted((a, b) => a - b) }
    const known = (await needs.storesOf(who.corporationId, who.language)).map(one => one.shopId)
    const fault = rightsFault(wanted, known)
    if (fault) return refuse('rightsUnfit', { field: fault })
    const change: Wanted = { kind: 'staff', subject: staffId, wanted }
    return once<Board, Refusal<Code>>(needs.db, who, '/api/console/saveRights', ask, tx =>
      saved(tx, needs, who, { change, mark, shopId }),
    )
  }

/** What one person alone may correct in a day. L2 */
export const saveAlone =
  (needs: RightsNeeds): Handler<typeof calls.saveAlone> =>
  async (who, ask) => {
    const shop = brandShop(who, ask.shopId)
    if ('refused' in shop) return shop
    const stores = await needs.storesOf(who.corporationId, who.language)
    const units = new Set(['POINT', ...stores.map(({ currency }) => currency.currencyCode)])
    const unknown = Object.keys(ask.amounts).find(unit => !units.has(unit))
    if (unknown !== undefined) return refuse('rightsUnfit', { field: `amounts.${unknown}` })
    const { mark, shopId } = ask
    return once<Board, Refusal<Code>>(needs.db, who, '/api/console/saveAlone', ask, tx =>
      saved(tx, needs, who, { change: aloneChange(ask.amounts), mark, shopId }),
    )
  }
