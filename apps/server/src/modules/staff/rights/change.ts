import { type Refusal, refuse } from '@comanda/contract/core'
import {
  type BrandRoles,
  type ByUnit,
  exceeds,
  grantsBeyond,
  grantsOfFormer,
  hasRightIn,
  holds,
  raisesAnyLimit,
  type StaffRights,
  sortedGrants,
} from '@comanda/domain/staff'
import { type StaffActor, writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { type BrandAt, rightMissing, type Staff } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { revisionOf } from '../../../platform/revision.ts'
import type { Deps } from '../deps.ts'
import { aloneOf, insertChange, rightsOf, staffOf, type StaffRow, writeOwnLimits, writeRights } from './queries.ts'
import { brandRoles } from './roles.ts'
import { isInvited, sendLink } from './send-link.ts'
import { BRAND, type ChangeRow } from './tables.ts'

/** A change and its new value. */
export type Wanted = Pick<ChangeRow, 'kind' | 'subject' | 'wanted'>

/** The state before a change; the brand is locked. */
export interface RightsBefore {
  people: StaffRow[]
  brand: BrandRoles
  /** Undefined without an employee of that id. */
  now: StaffRights | ByUnit | undefined
}

/** The staff of a brand, with what their grants mean. */
export const brandPeople = async (tx: Tx, deps: Deps, corporationId: number): Promise<Omit<RightsBefore, 'now'>> => ({
  people: await staffOf(tx, corporationId),
  brand: await brandRoles(tx, deps, corporationId),
})

export async function currentValue(tx: Tx, deps: Deps, corporationId: number, change: Wanted): Promise<RightsBefore> {
  const { kind, subject } = change
  const known = await brandPeople(tx, deps, corporationId)
  if (kind === 'alone') return { ...known, now: await aloneOf(tx, corporationId) }
  const row = known.people.find(one => one.staff_id === subject)
  return { ...known, now: row && rightsOf(row) }
}

/** The wanted rights of a change; those that the former version stored have a former role. A6 */
export function wantedOf({ kind, wanted }: Pick<ChangeRow, 'kind' | 'wanted'>): StaffRights | ByUnit {
  if (kind === 'alone' || 'grants' in wanted) return wanted
  const { active, refundAlone, ...former } = wanted as unknown as Parameters<typeof grantsOfFormer>[0] & StaffRights
  return { grants: sortedGrants(grantsOfFormer(former)), active, ...(refundAlone && { refundAlone }) }
}

/** Whether this person is an owner, who may approve what another one cannot grant alone. */
const isOwner = (people: readonly StaffRow[], staffId: string): boolean =>
  people.some(one => one.staff_id === staffId && holds(rightsOf(one), 'owner'))

/** Refuses a person who may no longer change rights: the session's rights may be outdated. */
export function mustBeInCharge(
  { people, brand }: Omit<RightsBefore, 'now'>,
  caller: Staff,
): Refusal<'rightMissing'> | undefined {
  const own = people.find(one => one.staff_id === caller.session.staff.staffId)
  return own && hasRightIn(rightsOf(own), 'manageStaff', brand) ? undefined : rightMissing(caller, ['manageStaff'])
}

/** Whether a change is beyond the asker's own rights, or raises an amount. L3 */
function isBeyond({ kind, wanted }: Wanted, { now, brand }: RightsBefore, asker: StaffRow | undefined): boolean {
  if (kind === 'alone') return raisesAnyLimit(now as ByUnit, wanted as ByUnit)
  return asker === undefined || grantsBeyond(rightsOf(asker), now as StaffRights, wanted as StaffRights, brand)
}

/** Whether the person who asks is no owner, and the person concerned may do what they may not. L3 */
function isAboveAsker({ kind }: Wanted, { now, brand }: RightsBefore, asker: StaffRow | undefined): boolean {
  if (!asker || holds(rightsOf(asker), 'owner')) return false
  return kind === 'alone' || exceeds(now as StaffRights, rightsOf(asker), brand)
}

/** Whether a change would leave the brand without an owner who may sign in. L4 */
export function endsLastOwner({ kind, subject, wanted }: Wanted, people: readonly StaffRow[]): boolean {
  if (kind === 'alone' || holds(wanted as StaffRights, 'owner')) return false
  const owners = people.filter(one => holds(rightsOf(one), 'owner')).map(one => one.staff_id)
  return owners.length === 1 && owners[0] === subject
}

/** Whether another person could approve: a sole owner decides alone. */
const hasSecond = (people: readonly StaffRow[], subject: string, asker: string): boolean =>
  people.some(({ staff_id: id }) => id !== asker && id !== subject && isOwner(people, id))

/** Whether the approver is no owner: only owners approve what the person who asked does not have. L3 */
export const isBeyondSecond = ({ kind }: Wanted, { people }: RightsBefore, approver: string): boolean =>
  kind === 'staff' && !isOwner(people, approver)

/** Sends a person who may sign in from now on, and has no password yet, a link to set one. */
async function welcome(tx: Tx, deps: Deps, { subject, wanted }: Wanted, decision: Decision): Promise<void> {
  const { corporationId, language, by } = decision
  const row = (await staffOf(tx, corporationId)).find(one => one.staff_id === subject)
  if (row && isInvited(row) && (wanted as StaffRights).active)
    await sendLink(tx, deps, row, { corporationId, language, by: by.name })
}

/** The person who requested a change and the one who approved it. */
export interface Decision {
  corporationId: number
  shopId: number
  by: StaffActor
  second?: StaffActor
  /** Language of the person who decided last. */
  language: string
}

/** Applies a change, with its audit line; the person concerned has to sign in again. */
export async function applyChange(tx: Tx, deps: Deps, change: Wanted, before: RightsBefore, decision: Decision) {
  const { kind, subject, wanted } = change
  if (kind === 'staff') {
    const { corporationId } = decision
    await writeRights(tx, { corporationId, staffId: subject }, wanted as StaffRights, before.brand)
    await deps.endSessionsOf(tx, decision.corporationId, subject)
    await welcome(tx, deps, change, decision)
  } else await writeOwnLimits(tx, decision.corporationId, wanted as ByUnit)
  const what = kind === 'staff' ? 'rights' : 'adjustAlone'
  const { language: _, ...details } = decision
  await writeAuditLine(tx, {
    ...details,
    what,
    subject,
    before: before.now,
    after: wanted,
    cause: 'set up',
    at: new Date(deps.clock()),
  })
}

export type Saved = Refusal<'changedMeanwhile' | 'rightsWait' | 'rightsBeyond' | 'lastOwner'> | undefined

/**
 * Applies a change at once, unless it is beyond the asker's own rights: then it waits for another owner, if there is one, or is
 * refused if the asker is no owner. Saving the current value changes nothing. L2, L3
 */
export async function saveChange(
  tx: Tx,
  deps: Deps,
  caller: BrandAt,
  input: { change: Wanted; mark: string; before: RightsBefore },
): Promise<Saved> {
  const { change, mark } = input
  const { shopId } = caller.shop
  const { now, people } = input.before
  if (now === undefined || revisionOf(now) === revisionOf(change.wanted)) return undefined
  if (revisionOf(now) !== mark) return refuse('changedMeanwhile')
  const { corporationId } = caller
  const { staffId: id, name } = caller.session.staff
  const asker = people.find(one => one.staff_id === id)
  if (endsLastOwner(change, people)) return refuse('lastOwner', { field: 'grants' })
  if (isAboveAsker(change, input.before, asker)) return refuse('rightsBeyond')
  const beyond = isBeyond(change, input.before, asker)
  if (beyond && !isOwner(people, id)) return refuse('rightsBeyond', { field: 'grants' })
  if (!beyond || !hasSecond(people, change.subject, id)) {
    await applyChange(tx, deps, change, input.before, {
      corporationId,
      shopId,
      by: { id, name },
      language: caller.language,
    })
    return undefined
  }
  const row: ChangeRow = {
    ...change,
    corporation_id: corporationId,
    change_id: uuidv7(deps.clock),
    mark,
    state: 'waiting',
    shop_id: shopId,
    asked_by: id,
    asked_name: name,
    asked_at: new Date(deps.clock()),
    decided_by: null,
    decided_name: null,
    decided_at: null,
  }
  return (await insertChange(tx, row)) ? undefined : refuse('rightsWait')
}

/** The change of the brand's amounts. */
export const aloneChange = (amounts: ByUnit): Wanted => ({ kind: 'alone', subject: BRAND, wanted: amounts })
