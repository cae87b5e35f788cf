import { type StaffActor, writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { RefundRow } from '../tables.ts'

/** Staff with a name; an automatic refund has no actor. */
const doer = (id: string | null, name: string | null): StaffActor | undefined => (id && name ? { id, name } : undefined)

/**
 * The staff who requested it, or gave the first approval of a guest's request; with the second person, if one was
 * needed.
 */
function peopleOf(row: RefundRow): { by?: StaffActor | undefined; second?: StaffActor | undefined } {
  const decided = doer(row.decided_by, row.decided_name)
  const first = row.asked_kind === 'staff' ? doer(row.asked_by, row.asked_name) : doer(row.first_by, row.first_name)
  return first && first.id !== decided?.id ? { by: first, second: decided } : { by: decided }
}

/**
 * Writes an audit entry for a refund or its refusal by staff: author, amount, reason, and the refundable amount before and after.
 * L2
 */
export async function auditRefund(
  tx: Tx,
  row: RefundRow,
  { what, left: remaining, at }: { what: 'given' | 'declined'; left?: number; at: Date },
): Promise<void> {
  const { by, second } = peopleOf(row)
  if (!by) return
  await writeAuditLine(tx, {
    corporationId: row.corporation_id,
    shopId: row.shop_id,
    what: `refund.${what}`,
    subject: row.payable_id,
    by,
    ...(second && { second }),
    ...(remaining !== undefined && { before: { left: remaining } }),
    after: {
      ...(remaining !== undefined && { left: remaining - row.amount }),
      refundId: row.refund_id,
      amount: row.amount,
    },
    // Audit lines are never changed: a guest's words are read in the refund, where they are erased with the account. U7
    cause: row.asked_kind === 'guest' ? '' : row.reason,
    at,
  })
}
