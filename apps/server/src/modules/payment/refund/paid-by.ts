import { money } from '@comanda/domain/money'
import type { EarningTender } from '@comanda/domain/payment'
import type { Queries } from '../../../platform/db/index.ts'
import type { PayableAt, Payer } from '../../../ports/payment.ts'
import { type PaidTender, tendersOf, withSteps } from '../attempt/tenders.ts'
import type { Deps } from '../deps.ts'
import { attemptsOf } from '../queries.ts'
import type { AttemptRow } from '../tables.ts'

/** A payment method that holds a part of the money of a payable, with the smallest amount it can move. */
export type RefundTender = EarningTender & { step?: number; attempt?: PaidTender['attempt']; line?: PaidTender['line'] }

const payersOf = async (db: Queries, { payables }: Pick<Deps, 'payables'>, at: PayableAt) =>
  payables[at.kind]?.paidBy?.(db, at)

/** Whether other payables paid it. */
export const isPaidByOthers = async (db: Queries, deps: Deps, at: PayableAt): Promise<boolean> =>
  (await payersOf(db, deps, at)) !== undefined

/** What was paid for a payable, by method: by its own payments, or by those of the payables that paid it. M9 */
export async function refundTenders(db: Queries, deps: Deps, at: PayableAt): Promise<RefundTender[]> {
  const payers = await payersOf(db, deps, at)
  if (!payers) return withSteps(deps, await tendersOf(db, at))
  const tenders: RefundTender[] = []
  for (const payer of payers)
    tenders.push(...(payer.atVenue ? [toStaff(payer)] : withSteps(deps, await tendersOf(db, payer))))
  return tenders
}

const toStaff = ({ amount, returnedAmount }: Payer): RefundTender => ({
  paymentMethod: 'out-line',
  amount,
  paid: amount,
  returned: money(returnedAmount),
})

/** The attempts that paid a payable, its own or those of its payers. */
export async function payingAttempts(db: Queries, deps: Deps, at: PayableAt): Promise<AttemptRow[]> {
  const payers = (await payersOf(db, deps, at)) ?? [at]
  const attempts: AttemptRow[] = []
  for (const payer of payers) attempts.push(...(await attemptsOf(db, payer)).filter(row => row.kind === payer.kind))
  return attempts
}
