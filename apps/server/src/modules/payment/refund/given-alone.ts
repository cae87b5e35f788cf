import { type Money, money } from '@comanda/domain/money'
import type { RefundRow } from '../tables.ts'

/** Whether one of the staff, and nobody beside them, gave this back: on their own word, or on a guest's. */
const isAlone = (row: RefundRow, staffId: string): boolean =>
  row.state === 'given' &&
  row.decided_by === staffId &&
  (row.asked_by === staffId || (row.asked_kind === 'guest' && row.first_by === null))

/**
 * What one of the staff may still give back alone of something that was paid: pieces of it count as one refund. Undefined where the
 * store has no bound. M9
 */
export const aloneLeft = (
  alone: Money | undefined,
  refunds: readonly RefundRow[],
  staffId: string,
): Money | undefined =>
  alone === undefined
    ? undefined
    : money(
        Math.max(
          0,
          refunds.reduce((left, row) => (isAlone(row, staffId) ? left - row.amount : left), alone as number),
        ),
      )
