import { rightCalls as calls } from '@comanda/contract/staff'
import { isRefusal, refuse } from '@comanda/contract/core'
import { type StaffRights, sortedGrants } from '@comanda/domain/staff'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { type Handler, change, changeInSteps, type BrandAt, type InputOf, Undo } from '../../../platform/http/index.ts'
import { revisionOf } from '../../../platform/revision.ts'
import { lockBrand } from '../../../platform/save-at-revision.ts'
import { addPerson } from './add-person.ts'
import { boardFor } from './board.ts'
import { brandPeople, mustBeInCharge, saveChange, currentValue, type Wanted } from './change.ts'
import type { Deps } from '../deps.ts'
import { ownLimits } from './queries.ts'
import { rightsUnfit } from './save.ts'
import { sendLink } from './send-link.ts'

type Invite = InputOf<typeof calls.inviteStaff>

/** The rights of an invited person until they are approved. */
const noneYet = ({ grants }: StaffRights): StaffRights => ({ grants, active: false })

async function invited(tx: Tx, deps: Deps, caller: BrandAt, input: Invite, wanted: StaffRights) {
  const { corporationId } = caller
  await lockBrand(tx, corporationId)
  const known = await brandPeople(tx, deps, corporationId)
  const notIn = mustBeInCharge(known, caller)
  if (notIn) return notIn
  const { account, name: invitedName } = input
  const person = { corporationId, account, name: invitedName, rights: noneYet(wanted), passwordHash: '' }
  const row = await addPerson(tx, { ...person, at: new Date(deps.clock()) }, known.brand)
  if (!row) return refuse('accountTaken', { field: 'account' })
  const { staffId: id, name } = caller.session.staff
  await writeAuditLine(tx, {
    corporationId,
    shopId: caller.shop.shopId,
    what: 'staff.invited',
    subject: row.staff_id,
    by: { id, name },
    after: { name: row.name, account: row.account },
    cause: 'set up',
    at: row.created_at,
  })
  const wantedChange: Wanted = { kind: 'staff', subject: row.staff_id, wanted }
  const before = await currentValue(tx, deps, corporationId, wantedChange)
  const mark = revisionOf(before.now)
  const refusal = await saveChange(tx, deps, caller, { change: wantedChange, mark, before })
  // The person who was added is removed with the transaction.
  if (isRefusal(refusal)) throw new Undo(refusal)
  return boardFor(tx, deps, caller)
}

/** Invites a person. Their rights need the same approval as every grant; the link is sent once they are approved. L2 */
export const inviteStaff = (deps: Deps): Handler<typeof calls.inviteStaff> =>
  changeInSteps(calls.inviteStaff, deps, {
    async prepare(caller, { grants, refundAlone }) {
      const wanted: StaffRights = { grants: sortedGrants(grants), active: true, ...ownLimits(refundAlone) }
      const fault = await rightsUnfit(deps, caller, wanted)
      if (fault) return refuse('rightsUnfit', { field: fault })
      return deps.channelOpen('email') ? wanted : refuse('channelClosed')
    },
    work: (tx, caller, input, wanted) => invited(tx, deps, caller, input, wanted),
  })

/** Sends another link to set a password to a person who may sign in. */
export const sendStaffLink = (deps: Deps): Handler<typeof calls.sendStaffLink> =>
  change(calls.sendStaffLink, deps, async (tx, caller, input) => {
    if (!deps.channelOpen('email')) return refuse('channelClosed')
    const { corporationId, language } = caller
    const known = await brandPeople(tx, deps, corporationId)
    const notIn = mustBeInCharge(known, caller)
    if (notIn) return notIn
    const row = known.people.find(one => one.staff_id === input.staffId)
    if (!row) return refuse('notFound', { field: 'staffId' })
    if (!row.active) return refuse('rightsUnfit', { field: 'staffId' })
    const { staffId: id, name } = caller.session.staff
    await sendLink(tx, deps, row, { corporationId, language, by: name })
    await writeAuditLine(tx, {
      corporationId,
      shopId: caller.shop.shopId,
      what: 'staff.linkSent',
      subject: row.staff_id,
      by: { id, name },
      cause: 'set up',
      at: new Date(deps.clock()),
    })
    return {}
  })
