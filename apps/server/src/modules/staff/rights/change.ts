import { type Refusal, refuse } from '@comanda/contract/core'
import { type ByUnit, grantsBeyond, raisesAny, type StaffRights } from '@comanda/domain/staff'
import { type StaffActor, writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { BrandAt, Staff } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { revisionOf } from '../../../platform/revision.ts'
import type { Deps } from '../deps.ts'
import { aloneOf, insertChange, rightsOf, staffOf, type StaffRow, writeAlone, writeRights } from './queries.ts'
import { isInvited, sendLink } from './send-link.ts'
import { BRAND, type ChangeRow } from './tables.ts'

/** A change and its new value. */
export type Wanted = Pick<ChangeRow, 'kind' | 'subject' | 'wanted'>

/** The state before a change; the brand is locked. */
export interface Before {
  people: StaffRow[]
  /** Undefined without an employee of that id. */
  now: StaffRights | ByUnit | undefined
}

export async function currentValue(tx: Tx, corporationId: number, { kind, subject }: Wanted): Promise<Before> {
  const people = await staffOf(tx, corporationId)
  if (kind === 'alone') return { people, now: await aloneOf(tx, corporationId) }
  const row = people.find(one => one.staff_id === subject)
  return { people, now: row && rightsOf(row) }
}

/** Whether this person may still change rights: the session's rights may be outdated. */
const isInCharge = (people: readonly StaffRow[], staffId: string): boolean =>
  people.some(one => one.staff_id === staffId && one.active && one.brand && one.role === 'manager')

export const mustBeInCharge = ({ people }: Before, caller: Staff): Refusal<'rightMissing'> | undefined =>
  isInCharge(people, caller.session.staff.staffId) ? undefined : refuse('rightMissing')

/** Whether a change is beyond the asker's own rights, or raises an amount. */
function isBeyond({ kind, wanted }: Wanted, now: StaffRights | ByUnit, asker: StaffRow | undefined): boolean {
  if (kind === 'alone') return raisesAny(now as ByUnit, wanted as ByUnit)
  return asker === undefined || grantsBeyond(rightsOf(asker), now as StaffRights, wanted as StaffRights)
}

/** Whether another person could approve: a sole owner decides alone. */
const hasSecond = (people: readonly StaffRow[], subject: string, asker: string): boolean =>
  people.some(({ staff_id: id }) => id !== asker && id !== subject && isInCharge(people, id))

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
export async function applyChange(tx: Tx, deps: Deps, change: Wanted, before: unknown, decision: Decision) {
  const { kind, subject, wanted } = change
  if (kind === 'staff') {
    await writeRights(tx, decision.corporationId, subject, wanted as StaffRights)
    await deps.endSessionsOf(tx, decision.corporationId, subject)
    await welcome(tx, deps, change, decision)
  } else await writeAlone(tx, decision.corporationId, wanted as ByUnit)
  const what = kind === 'staff' ? 'rights' : 'adjustAlone'
  const { language: _, ...details } = decision
  await writeAuditLine(tx, {
    ...details,
    what,
    subject,
    before,
    after: wanted,
    cause: 'set up',
    at: new Date(deps.clock()),
  })
}

export type Saved = Refusal<'changedMeanwhile' | 'rightsWait'> | undefined

/**
 * Applies a change at once, unless it is beyond the asker's own rights and another person could approve: then it waits for
 * one. Saving the current value changes nothing. L2
 */
export async function saveChange(
  tx: Tx,
  deps: Deps,
  caller: BrandAt,
  input: { change: Wanted; mark: string; before: Before },
): Promise<Saved> {
  const { change, mark } = input
  const { shopId } = caller.shop
  const { now, people } = input.before
  if (now === undefined || revisionOf(now) === revisionOf(change.wanted)) return undefined
  if (revisionOf(now) !== mark) return refuse('changedMeanwhile')
  const { corporationId } = caller
  const { staffId: id, name } = caller.session.staff
  const asker = people.find(one => one.staff_id === id)
  if (!isBeyond(change, now, asker) || !hasSecond(people, change.subject, id)) {
    await applyChange(tx, deps, change, now, { corporationId, shopId, by: { id, name }, language: caller.language })
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
