import { type Money, money } from '@comanda/domain/money'
import type { RefundRow } from '../tables.ts'

/** True if this staff member alone decided the refund: on their own request, or on a guest's. */
const isAlone = (row: RefundRow, staffId: string): boolean =>
  row.state === 'given' &&
  row.decided_by === staffId &&
  (row.asked_by === staffId || (row.asked_kind === 'guest' && row.first_by === null))

/**
 * The amount one staff member may still refund alone of a payment, minor units; several partial refunds count as one.
 * Undefined if the store has no limit. M9
 */
export const refundLimitLeft = (
  alone: Money | undefined,
  refunds: readonly RefundRow[],
  staffId: string,
): Money | undefined =>
  alone === undefined
    ? undefined
    : money(
        Math.max(
          0,
          refunds.reduce(
            (remaining, row) => (isAlone(row, staffId) ? remaining - row.amount : remaining),
            alone as number,
          ),
        ),
      )
