import { rightCalls as calls } from '@comanda/contract/staff'
import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import { rightsFault, type StaffRights } from '@comanda/domain/staff'
import type { Tx } from '../../../platform/db/index.ts'
import { type Handler, changeInSteps, type BrandAt } from '../../../platform/http/index.ts'
import { lockBrand } from '../../../platform/save-at-revision.ts'
import { type Board, boardFor } from './board.ts'
import { aloneChange, mustBeInCharge, saveChange, currentValue, type Wanted } from './change.ts'
import type { Deps } from '../deps.ts'

type Code = 'brandOnly' | 'notFound' | 'changedMeanwhile' | 'rightsWait'

/** Makes one change at a time in a brand, if the caller still has the right to; returns the board after it. */
async function saved(
  tx: Tx,
  deps: Deps,
  caller: BrandAt,
  input: { change: Wanted; mark: string },
): Promise<Board | Refusal<Code>> {
  await lockBrand(tx, caller.corporationId)
  const before = await currentValue(tx, caller.corporationId, input.change)
  const notIn = mustBeInCharge(before, caller)
  if (notIn) return notIn
  if (before.now === undefined) return refuse('notFound', { field: 'staffId' })
  const refusal = await saveChange(tx, deps, caller, { ...input, before })
  return isRefusal(refusal) ? refusal : boardFor(tx, deps, caller)
}

/** Saves a person's rights and stores. The caller's own rights are refused. L2 */
export const saveRights = (deps: Deps): Handler<typeof calls.saveRights> =>
  changeInSteps(calls.saveRights, deps, {
    async prepare(caller, input) {
      const { staffId, role, brand, active } = input
      if (staffId === caller.session.staff.staffId) return refuse('rightsOwn', { field: 'staffId' })
      const wanted: StaffRights = { role, brand, active, shopIds: input.shopIds.toSorted((a, b) => a - b) }
      const known = (await deps.storesOf(caller.corporationId, caller.language)).map(one => one.shopId)
      const fault = rightsFault(wanted, known)
      return fault ? refuse('rightsUnfit', { field: fault }) : wanted
    },
    work: (tx, caller, { staffId, mark }, wanted) =>
      saved(tx, deps, caller, { change: { kind: 'staff', subject: staffId, wanted }, mark }),
  })

/** Saves how much one person alone may correct in a day. L2 */
export const saveAlone = (deps: Deps): Handler<typeof calls.saveAlone> =>
  changeInSteps(calls.saveAlone, deps, {
    async prepare(caller, { amounts }) {
      const stores = await deps.storesOf(caller.corporationId, caller.language)
      const units = new Set(['POINT', ...stores.map(({ currency }) => currency.currencyCode)])
      const unknown = Object.keys(amounts).find(unit => !units.has(unit))
      return unknown === undefined ? undefined : refuse('rightsUnfit', { field: `amounts.${unknown}` })
    },
    work: (tx, caller, { amounts, mark }) => saved(tx, deps, caller, { change: aloneChange(amounts), mark }),
  })
