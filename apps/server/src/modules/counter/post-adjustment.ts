import { writeAuditLine } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { Deps } from './deps.ts'
import type { AdjustmentRow } from './tables.ts'

/**
 * Posts the amount to its account, once, and writes the audit line with the balance before and after. `row` names the
 * requester and, if a second person was needed, the approver. M4, L2
 */
export async function postAdjustment(
  tx: Tx,
  { accounts }: Deps,
  row: AdjustmentRow,
): Promise<AdjustmentRow | 'short' | 'gone'> {
  const at = row.decided_at ?? row.asked_at
  const done = await accounts[row.kind].correct(tx, {
    corporationId: row.corporation_id,
    subjectId: row.subject_id,
    amount: row.amount,
    causeKey: `adjustment:${row.adjustment_id}`,
    reference: row.adjustment_id,
    shopId: row.shop_id,
    at: at.getTime(),
  })
  if (typeof done === 'string') return done
  const { decided_by: secondId, decided_name: secondName } = row
  await writeAuditLine(tx, {
    corporationId: row.corporation_id,
    shopId: row.shop_id,
    what: `adjustment.${row.kind}`,
    subject: row.subject_id,
    by: { id: row.asked_by, name: row.asked_name },
    ...(secondId !== null && { second: { id: secondId, name: secondName ?? '' } }),
    before: { balance: done.before },
    after: { balance: done.after, adjustmentId: row.adjustment_id },
    cause: row.reason,
    at,
  })
  return { ...row, state: 'posted', before_amount: done.before, after_amount: done.after }
}
