import type { Tx } from '../../../platform/db/index.ts'
import { writeStaffChange } from '../../../platform/audit-line.ts'
import type { ManagerAt } from '../../../platform/http/index.ts'
import { fromStored, toStored } from '../../../platform/personal-data.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { revisionOf } from '../../../platform/revision.ts'
import type { MemberDeps } from '../deps.ts'
import {
  type CorrectedField,
  type CustomerRow,
  type MemberTables,
  personalCorrection,
  personalCustomer,
} from '../tables.ts'

/** An open account, locked until the transaction ends. */
export async function lockedCustomer(
  tx: Tx,
  corporationId: number,
  customerId: number,
): Promise<CustomerRow | undefined> {
  const row = await tx
    .withTables<MemberTables>()
    .selectFrom('customer')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('customer_id', '=', customerId)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row && fromStored(personalCustomer, row)
}

/** Corrected fields of a member, with their values before and after. */
interface Corrections {
  customerId: number
  changes: readonly CorrectedField[]
  values: Record<'before' | 'after', Partial<Record<CorrectedField, string>>>
  reason: string
}

/** Writes the corrections with their author and reason. L2 */
export async function recordCorrections(
  tx: Tx,
  { clock }: MemberDeps,
  caller: ManagerAt,
  { customerId, changes, values, reason }: Corrections,
): Promise<void> {
  const { staffId, name } = caller.session.staff
  const at = new Date(clock())
  const rows = changes.map(field => ({
    corporation_id: caller.corporationId,
    customer_id: customerId,
    correction_id: uuidv7(clock),
    field,
    before: values.before[field] ?? '',
    after: values.after[field] ?? '',
    reason,
    author_id: staffId,
    author_name: name,
    created_at: at,
  }))
  await tx
    .withTables<MemberTables>()
    .insertInto('member_correction')
    .values(await Promise.all(rows.map(row => toStored(tx, personalCorrection, row))))
    .execute()
  // The values are in the member's own history, which is erased with the member; the audit log is not.
  const after = { fields: changes.join(', ') }
  const subject = String(customerId)
  await writeStaffChange(tx, caller, { what: 'member.corrected', subject, after, ...(reason && { cause: reason }), at })
}

/** The values that can be corrected beside the tags. */
export type Values = Record<Exclude<CorrectedField, 'tags'>, string>

/** The values that can be corrected, as the history of corrections shows them. */
export const valuesOf = (row: CustomerRow): Values => ({
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone ?? '',
  email: row.email ?? '',
  birthday: row.birthday ?? '',
  marketing: row.marketing ? 'yes' : 'no',
  allergies: row.allergies,
})

/** The revision of what can be corrected. API-3 */
export const correctionMark = (row: CustomerRow): string => revisionOf(valuesOf(row))
