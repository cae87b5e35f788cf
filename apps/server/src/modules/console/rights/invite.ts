import type { rightCalls as calls } from '@comanda/contract/console'
import { isRefusal, type Refusal, refuse, type RequestOf } from '@comanda/contract/core'
import { rightsFault, type StaffRights } from '@comanda/domain/staff'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { brandShop, type Handler, once, type Staff } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { markOf } from '../../../platform/mark.ts'
import { lockBrand } from '../../../platform/save-marked.ts'
import { type Board, boardFor } from './board.ts'
import { mustBeInCharge, saveChange, standing, type Wanted } from './change.ts'
import type { RightsNeeds } from './needs.ts'
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

async function invited(tx: Tx, needs: RightsNeeds, who: Staff, ask: Invite, wanted: StaffRights) {
  const { corporationId } = who
  await lockBrand(tx, corporationId)
  const people = await staffOf(tx, corporationId)
  const notIn = mustBeInCharge({ people, now: undefined }, who)
  if (notIn) return notIn
  const row = nobodyYet(corporationId, ask, needs.clock())
  if (!(await insertStaff(tx, row))) return refuse('accountTaken', { field: 'account' })
  const { staffId: id, name } = who.session.staff
  await writeAuditLine(tx, {
    corporationId,
    shopId: ask.shopId,
    what: 'staff.invited',
    subject: row.staff_id,
    by: { id, name },
    after: { name: row.name, account: row.account },
    cause: 'set up',
    at: row.created_at,
  })
  const change: Wanted = { kind: 'staff', subject: row.staff_id, wanted }
  const before = await standing(tx, corporationId, change)
  const mark = markOf(before.now)
  const refusal = await saveChange(tx, needs, who, { change, mark, shopId: ask.shopId, before })
  return isRefusal(refusal) ? refusal : boardFor(tx, needs, who)
}

/** Takes somebody new in; what they may do goes the way of every grant, and their link goes out with the yes to it. L2 */
export const inviteStaff =
  (needs: RightsNeeds): Handler<typeof calls.inviteStaff> =>
  async (who, ask) => {
    const shop = brandShop(who, ask.shopId)
    if ('refused' in shop) return shop
    const { role, brand, shopIds } = ask
    const wanted: StaffRights = { role, brand, active: true, shopIds: shopIds.toSorted((a, b) => a - b) }
    const known = (await needs.storesOf(who.corporationId, who.language)).map(one => one.shopId)
    const fault = rightsFault(wanted, known)
    if (fault) return refuse('rightsUnfit', { field: fault })
    if (!needs.channelOpen('email')) return refuse('channelClosed')
    return once<Board, Refusal<Code>>(needs.db, who, '/api/console/inviteStaff', ask, tx =>
      invited(tx, needs, who, ask, wanted),
    )
  }

/** Another link to set a password, for somebody who may sign in. */
export const sendStaffLink =
  (needs: RightsNeeds): Handler<typeof calls.sendStaffLink> =>
  async (who, ask) => {
    const shop = brandShop(who, ask.shopId)
    if ('refused' in shop) return shop
    if (!needs.channelOpen('email')) return refuse('channelClosed')
    const { corporationId, language } = who
    type Answer = Record<string, never>
    return once<Answer, Refusal<'brandOnly' | 'notFound' | 'rightsUnfit'>>(
      needs.db,
      who,
      '/api/console/sendStaffLink',
      ask,
      async tx => {
        const people = await staffOf(tx, corporationId)
        const notIn = mustBeInCharge({ people, now: undefined }, who)
        if (notIn) return notIn
        const row = people.find(one => one.staff_id === ask.staffId)
        if (!row) return refuse('notFound', { field: 'staffId' })
        if (!row.active) return refuse('rightsUnfit', { field: 'staffId' })
        const { staffId: id, name } = who.session.staff
        await sendLink(tx, needs, row, { corporationId, language, by: name })
        await writeAuditLine(tx, {
          corporationId,
          shopId: ask.shopId,
          what: 'staff.linkSent',
          subject: row.staff_id,
          by: { id, name },
          cause: 'set up',
          at: new Date(needs.clock()),
        })
        return {}
      },
    )
  }
