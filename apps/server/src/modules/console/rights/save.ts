import type { rightCalls as calls } from '@comanda/contract/console'
import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import { rightsFault, type StaffRights } from '@comanda/domain/staff'
import type { Tx } from '../../../platform/db/index.ts'
import { brandShop, type Handler, once, type Staff } from '../../../platform/http/index.ts'
import { lockBrand } from '../../../platform/save-at-revision.ts'
import { type Board, boardFor } from './board.ts'
import { aloneChange, mustBeInCharge, saveChange, standing, type Wanted } from './change.ts'
import type { RightsDeps } from './deps.ts'

type Code = 'brandOnly' | 'notFound' | 'changedMeanwhile' | 'rightsWait' | 'rightsAlone'

/** One change at a time in a brand, by somebody who may still make it; answers everything as it is then. */
async function saved(
  tx: Tx,
  deps: RightsDeps,
  caller: Staff,
  input: { change: Wanted; mark: string; shopId: number },
): Promise<Board | Refusal<Code>> {
  await lockBrand(tx, caller.corporationId)
  const before = await standing(tx, caller.corporationId, input.change)
  const notIn = mustBeInCharge(before, caller)
  if (notIn) return notIn
  if (before.now === undefined) return refuse('notFound', { field: 'staffId' })
  const refusal = await saveChange(tx, deps, caller, { ...input, before })
  return isRefusal(refusal) ? refusal : boardFor(tx, deps, caller)
}

/** What somebody may do, and where. Nobody changes their own. L2 */
export const saveRights =
  (deps: RightsDeps): Handler<typeof calls.saveRights> =>
  async (caller, input) => {
    const shop = brandShop(caller, input.shopId)
    if ('refused' in shop) return shop
    const { staffId, mark, shopId, role, brand, active } = input
    if (staffId === caller.session.staff.staffId) return refuse('rightsOwn', { field: 'staffId' })
    const wanted: StaffRights = { role, brand, active, shopIds: input.shopIds.toSorted((a, b) => a - b) }
    const known = (await deps.storesOf(caller.corporationId, caller.language)).map(one => one.shopId)
    const fault = rightsFault(wanted, known)
    if (fault) return refuse('rightsUnfit', { field: fault })
    const change: Wanted = { kind: 'staff', subject: staffId, wanted }
    return once<Board, Refusal<Code>>(deps.db, caller, '/api/console/saveRights', input, tx =>
      saved(tx, deps, caller, { change, mark, shopId }),
    )
  }

/** What one person alone may correct in a day. L2 */
export const saveAlone =
  (deps: RightsDeps): Handler<typeof calls.saveAlone> =>
  async (caller, input) => {
    const shop = brandShop(caller, input.shopId)
    if ('refused' in shop) return shop
    const stores = await deps.storesOf(caller.corporationId, caller.language)
    const units = new Set(['POINT', ...stores.map(({ currency }) => currency.currencyCode)])
    const unknown = Object.keys(input.amounts).find(unit => !units.has(unit))
    if (unknown !== undefined) return refuse('rightsUnfit', { field: `amounts.${unknown}` })
    const { mark, shopId } = input
    return once<Board, Refusal<Code>>(deps.db, caller, '/api/console/saveAlone', input, tx =>
      saved(tx, deps, caller, { change: aloneChange(input.amounts), mark, shopId }),
    )
  }
