import type { adjustment } from '@comanda/contract/counter'
import type * as z from 'zod/mini'
import type { Staff } from '../../platform/http/index.ts'
import type { AdjustmentRow } from './tables.ts'

export type AdjustmentShown = z.output<typeof adjustment>

export const adjustmentShown = (row: AdjustmentRow, caller: Staff): AdjustmentShown => ({
  adjustmentId: row.adjustment_id,
  on: row.kind,
  holder: row.holder,
  ...(row.currency && { currency: row.currency }),
  amount: row.amount,
  reason: row.reason,
  state: row.state,
  askedBy: row.asked_name,
  askedAt: row.asked_at.toISOString(),
  own: row.asked_by === caller.session.staff.staffId,
  ...(row.decided_name !== null && { decidedBy: row.decided_name }),
  ...(row.decided_at && { decidedAt: row.decided_at.toISOString() }),
  ...(row.before_amount !== null && { before: row.before_amount }),
  ...(row.after_amount !== null && { after: row.after_amount }),
})
