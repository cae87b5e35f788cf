import type { rightCalls as calls } from '@comanda/contract/staff'
import type { ResponseOf } from '@comanda/contract/core'
import type { ByUnit, StaffRights } from '@comanda/domain/staff'
import type { Queries } from '../../../platform/db/index.ts'
import type { Staff } from '../../../platform/http/index.ts'
import { revisionOf } from '../../../platform/revision.ts'
import type { Deps } from '../deps.ts'
import { aloneOf, rightsOf, staffOf, waitingChanges } from './queries.ts'
import { ownRoles, roleMark } from './roles.ts'
import { wantedOf } from './change.ts'
import { isInvited } from './send-link.ts'
import type { ChangeRow } from './tables.ts'

export type Board = ResponseOf<typeof calls.rights>

function changeView(row: ChangeRow, { session: { staff } }: Staff): Board['waiting'][number] {
  const isStaff = row.kind === 'staff'
  return {
    changeId: row.change_id,
    ...(isStaff
      ? { staffId: row.subject, rights: editable(wantedOf(row) as StaffRights) }
      : { alone: { ...(row.wanted as ByUnit) } }),
    askedBy: row.asked_name,
    askedAt: row.asked_at.toISOString(),
    own: row.asked_by === staff.staffId || row.subject === staff.staffId,
  }
}

const editable = ({ grants, active, refundAlone }: StaffRights) => ({
  grants: grants.map(grant => ({ ...grant })),
  active,
  ...(refundAlone && { refundAlone: { ...refundAlone } }),
})

/** The staff of a brand with their rights, the amounts one person may correct alone, and the changes that wait. */
export async function boardFor(db: Queries, deps: Deps, caller: Staff): Promise<Board> {
  const { corporationId, language } = caller
  const [stores, people] = [await deps.storesOf(corporationId, language), await staffOf(db, corporationId)]
  const amounts = await aloneOf(db, corporationId)
  const waiting = await waitingChanges(db, corporationId)
  return {
    staff: people.map(row => ({
      staffId: row.staff_id,
      name: row.name,
      account: row.account,
      ...editable(rightsOf(row)),
      mark: revisionOf(rightsOf(row)),
      own: row.staff_id === caller.session.staff.staffId,
      invited: isInvited(row),
    })),
    shops: stores.map(({ shopId, shopName, currency }) => ({ shopId, shopName, currencyCode: currency.currencyCode })),
    roles: (await ownRoles(db, corporationId)).map(role => ({ ...role, mark: roleMark(role) })),
    currencies: [...new Map(stores.map(({ currency }) => [currency.currencyCode, currency])).values()],
    alone: { mark: revisionOf(amounts), amounts: { ...amounts } },
    waiting: waiting.map(row => changeView(row, caller)),
  }
}
