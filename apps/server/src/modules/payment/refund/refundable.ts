import { type Money, money } from '@comanda/domain/money'
import { refundableAmount } from '@comanda/domain/payment'
import type { Tx } from '../../../platform/db/index.ts'
import type { PayableAt } from '../../../ports/payment.ts'
import type { Deps } from '../deps.ts'
import type { RefundRow } from '../tables.ts'
import { refundTenders } from './paid-by.ts'
import { isFrozen } from './frozen-value.ts'

/**
 * What can be refunded now, minor units: what was paid and is still held, minus what has been used since. Nothing while the value
 * it bought is frozen: a person decides about that first. M9, PAY-9
 */
export async function refundableNow(tx: Tx, deps: Deps, at: PayableAt): Promise<Money> {
  if (deps.payables[at.kind]?.freeze && (await isFrozen(tx, at))) return money(0)
  const remaining = refundableAmount(await refundTenders(tx, deps, at))
  const most = await deps.payables[at.kind]?.mostBack?.(tx, at)
  return money(Math.min(remaining, most ?? remaining))
}

/** What is paid and not covered by a refund request yet, minor units. */
export const refundableRest = (remaining: Money, refunds: readonly RefundRow[]): Money =>
  money(Math.max(0, remaining - refunds.reduce((all, row) => all + (row.state === 'waiting' ? row.amount : 0), 0)))
