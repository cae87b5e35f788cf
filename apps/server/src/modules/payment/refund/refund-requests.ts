import { money } from '@comanda/domain/money'
import { refundableAmount } from '@comanda/domain/payment'
import type { Queries } from '../../../platform/db/index.ts'
import type { PayableAt, RefundRequests } from '../../../ports/payment.ts'
import type { Deps } from '../deps.ts'
import { refundableRest } from './refundable.ts'
import { guestWaits, linesLeft } from './partial-refund.ts'
import { refundRows } from './refund-queries.ts'
import { refundTenders } from './paid-by.ts'

/** The refund options of a payment, for its guest. M9 */
export async function refundRequestsOf(db: Queries, deps: Deps, at: PayableAt): Promise<RefundRequests> {
  const [rows, tenders] = [await refundRows(db, at), await refundTenders(db, deps, at)]
  // What was paid to the staff alone goes back at the store.
  const inApp = tenders.some(({ attempt, paid, returned }) => attempt && paid > returned)
  return {
    asks: rows.map(row => ({
      refundId: row.refund_id,
      amount: money(row.amount),
      reason: row.reason,
      state: row.state,
      byGuest: row.asked_kind === 'guest',
      askedAt: row.asked_at,
      ...(row.decided_at && { decidedAt: row.decided_at }),
      lines: row.lines,
    })),
    lines: await linesLeft(db, deps, at),
    left: inApp ? refundableRest(refundableAmount(tenders), rows) : money(0),
    waits: guestWaits(rows),
  }
}
