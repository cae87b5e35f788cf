import { rightCalls as calls } from '@comanda/contract/staff'
import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import { rightsFault, type StaffRights, sortedGrants } from '@comanda/domain/staff'
import type { Tx } from '../../../platform/db/index.ts'
import { type Handler, changeInSteps, type BrandAt, type Staff } from '../../../platform/http/index.ts'
import { lockBrand } from '../../../platform/save-at-revision.ts'
import { type Board, boardFor } from './board.ts'
import { aloneChange, mustBeInCharge, saveChange, currentValue, type Wanted } from './change.ts'
import type { Deps } from '../deps.ts'
import { ownLimits } from './queries.ts'
import { brandRoles } from './roles.ts'

type Code = 'rightMissing' | 'notFound' | 'changedMeanwhile' | 'rightsWait' | 'rightsBeyond' | 'lastOwner'

/** Makes one change at a time in a brand, if the caller still has the right to; returns the board after it. */
async function saved(
  tx: Tx,
  deps: Deps,
  caller: BrandAt,
  input: { change: Wanted; mark: string },
): Promise<Board | Refusal<Code>> {
  await lockBrand(tx, caller.corporationId)
  const before = await currentValue(tx, deps, caller.corporationId, input.change)
  const notIn = mustBeInCharge(before, caller)
  if (notIn) return notIn
  if (before.now === undefined) return refuse('notFound', { field: 'staffId' })
  const refusal = await saveChange(tx, deps, caller, { ...input, before })
  return isRefusal(refusal) ? refusal : boardFor(tx, deps, caller)
}

const unitsOf = async (deps: Deps, { corporationId, language }: Staff): Promise<string[]> =>
  (await deps.storesOf(corporationId, language)).map(({ currency }) => currency.currencyCode)

/** The field of wanted rights that does not fit the brand's stores and their currencies, if any. */
export async function rightsUnfit(deps: Deps, caller: Staff, wanted: StaffRights): Promise<string | undefined> {
  const known = await brandRoles(deps.db, deps, caller.corporationId)
  const units = await unitsOf(deps, caller)
  const unknown = Object.keys(wanted.refundAlone ?? {}).find(unit => !units.includes(unit))
  return rightsFault(wanted, known) ?? (unknown === undefined ? undefined : `refundAlone.${unknown}`)
}

/** Saves a person's rights and stores. The caller's own rights are refused. L2 */
export const saveRights = (deps: Deps): Handler<typeof calls.saveRights> =>
  changeInSteps(calls.saveRights, deps, {
    async prepare(caller, input) {
      const { staffId, grants, active } = input
      if (staffId === caller.session.staff.staffId) return refuse('rightsOwn', { field: 'staffId' })
      const wanted: StaffRights = { grants: sortedGrants(grants), active, ...ownLimits(input.refundAlone) }
      const fault = await rightsUnfit(deps, caller, wanted)
      return fault ? refuse('rightsUnfit', { field: fault }) : wanted
    },
    work: (tx, caller, { staffId, mark }, wanted) =>
      saved(tx, deps, caller, { change: { kind: 'staff', subject: staffId, wanted }, mark }),
  })

/** Saves how much one person alone may correct in a day. L2 */
export const saveOwnLimits = (deps: Deps): Handler<typeof calls.saveAlone> =>
  changeInSteps(calls.saveAlone, deps, {
    async prepare(caller, { amounts }) {
      const units = await unitsOf(deps, caller)
      const unknown = Object.keys(amounts).find(unit => unit !== 'POINT' && !units.includes(unit))
      return unknown === undefined ? undefined : refuse('rightsUnfit', { field: `amounts.${unknown}` })
    },
    work: (tx, caller, { amounts, mark }) => saved(tx, deps, caller, { change: aloneChange(amounts), mark }),
  })
