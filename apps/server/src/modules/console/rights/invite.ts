import type { rightCalls as calls } from '@comanda/contract/console'
import { isRefusal, type Refusal, refuse, type RequestOf } from '@comanda/contract/core'
import { rightsFault, type StaffRights } from '@comanda/domain/staff'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { brandShop, type Handler, once, type Staff } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { revisionOf } from '../../../platform/revision.ts'
import { lockBrand } from '../../../platform/save-at-revision.ts'
import { type Board, boardFor } from './board.ts'
import { mustBeInCharge, saveChange, standing, type Wanted } from './change.ts'
import type { RightsDeps } from './deps.ts'
import { insertStaff, type StaffRow, staffOf } from './queries.ts'
import { sendLink } from './send-link.ts'

type Invite = RequestOf<typeof calls.inviteStaff>
type Code = 'brandOnly' | 'accountTaken' | 'changedMeanwhile' | 'rightsWait' | 'rightsAlone'

/** Somebody new, who may do nothing yet. */
const nobodyYet = (corporationId: number, { name, account, shopIds }: Invite, at: number): StaffRow => ({
  corporation_id: corporationId,
  staff_id: uuidv7(() => at),
  account,
  name,
  password_hash: '',
  role: 'staff',
  shop_ids: JSON.stringify(shopIds),
  active: false,
  brand: false,
  created_at: new Date(at),
})

async function invited(tx: Tx, deps: RightsDeps, caller: Staff, input: Invite, wanted: StaffRights) {
  const { corporationId } = caller
  await lockBrand(tx, corporationId)
  const people = await staffOf(tx, corporationId)
  const notIn = mustBeInCharge({ people, now: undefined }, caller)
  if (notIn) return notIn
  const row = nobodyYet(corporationId, input, deps.clock())
  if (!(await insertStaff(tx, row))) return refuse('accountTaken', { field: 'account' })
  const { staffId: id, name } = caller.session.staff
  await writeAuditLine(tx, {
    corporationId,
    shopId: input.shopId,
    what: 'staff.invited',
    subject: row.staff_id,
    by: { id, name },
    after: { name: row.name, account: row.account },
    cause: 'set up',
    at: row.created_at,
  })
  const change: Wanted = { kind: 'staff', subject: row.staff_id, wanted }
  const before = await standing(tx, corporationId, change)
  const mark = revisionOf(before.now)
  const refusal = await saveChange(tx, deps, caller, { change, mark, shopId: input.shopId, before })
  return isRefusal(refusal) ? refusal : boardFor(tx, deps, caller)
}

/** Takes somebody new in; what they may do goes the way of every grant, and their link goes out with the yes to it. L2 */
export const inviteStaff =
  (deps: RightsDeps): Handler<typeof calls.inviteStaff> =>
  async (caller, input) => {
    const shop = brandShop(caller, input.shopId)
    if ('refused' in shop) return shop
    const { role, brand, shopIds } = input
    const wanted: StaffRights = { role, brand, active: true, shopIds: shopIds.toSorted((a, b) => a - b) }
    const known = (await deps.storesOf(caller.corporationId, caller.language)).map(one => one.shopId)
    const fault = rightsFault(wanted, known)
    if (fault) return refuse('rightsUnfit', { field: fault })
    if (!deps.channelOpen('email')) return refuse('channelClosed')
    return once<Board, Refusal<Code>>(deps.db, caller, '/api/console/inviteStaff', input, tx =>
      invited(tx, deps, caller, input, wanted),
    )
  }

/** Another link to set a password, for somebody who may sign in. */
export const sendStaffLink =
  (deps: RightsDeps): Handler<typeof calls.sendStaffLink> =>
  async (caller, input) => {
    const shop = brandShop(caller, input.shopId)
    if ('refused' in shop) return shop
    if (!deps.channelOpen('email')) return refuse('channelClosed')
    const { corporationId, language } = caller
    type Answer = Record<string, never>
    return once<Answer, Refusal<'brandOnly' | 'notFound' | 'rightsUnfit'>>(
      deps.db,
      caller,
      '/api/console/sendStaffLink',
      input,
      async tx => {
        const people = await staffOf(tx, corporationId)
        const notIn = mustBeInCharge({ people, now: undefined }, caller)
        if (notIn) return notIn
        const row = people.find(one => one.staff_id === input.staffId)
        if (!row) return refuse('notFound', { field: 'staffId' })
        if (!row.active) return refuse('rightsUnfit', { field: 'staffId' })
        const { staffId: id, name } = caller.session.staff
        await sendLink(tx, deps, row, { corporationId, language, by: name })
        await writeAuditLine(tx, {
          corporationId,
          shopId: input.shopId,
          what: 'staff.linkSent',
          subject: row.staff_id,
          by: { id, name },
          cause: 'set up',
          at: new Date(deps.clock()),
        })
        return {}
      },
    )
  }
