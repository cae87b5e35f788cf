import { type Currency, money } from '@comanda/domain/money'
import type { EarningTender, StaffPayment } from '@comanda/domain/payment'
import type { Queries } from '../../../platform/db/index.ts'
import type { PayableAt, Payer } from '../../../ports/payment.ts'
import { type PaidTender, tendersOf, withSteps } from '../attempt/tenders.ts'
import type { Deps } from '../deps.ts'
import { attemptsOf } from '../queries.ts'
import type { AttemptRow } from '../tables.ts'

/** A payment method that holds a part of the money of a payable, with the smallest amount it can move. */
export type RefundTender = EarningTender & {
  step?: number
  attempt?: PaidTender['attempt']
  line?: PaidTender['line']
  /** A payment to the staff, by its position among those of the payable. */
  part?: number
}

type TenderDeps = Pick<Deps, 'payables' | 'providers'>

const payersOf = async (db: Queries, { payables }: Pick<Deps, 'payables'>, at: PayableAt) =>
  payables[at.kind]?.paidBy?.(db, at)

/** Whether other payables paid it. */
export const isPaidByOthers = async (db: Queries, deps: Deps, at: PayableAt): Promise<boolean> =>
  (await payersOf(db, deps, at)) !== undefined

/** What was paid for a payable, by method: by its own payments, or by those of the payables that paid it. M9 */
export async function refundTenders(db: Queries, deps: Deps, at: PayableAt): Promise<RefundTender[]> {
  const payers = await payersOf(db, deps, at)
  if (!payers) return ownTenders(db, deps, at)
  const tenders: RefundTender[] = []
  for (const payer of payers)
    tenders.push(...(payer.atVenue ? [toStaff(payer)] : withSteps(deps, await tendersOf(db, payer))))
  return tenders
}

/** What its own payments hold: those in the app, and those that staff took. PAY-23 */
export async function ownTenders(db: Queries, deps: TenderDeps, at: PayableAt): Promise<RefundTender[]> {
  const staff = await deps.payables[at.kind]?.takenByStaff?.(db, at)
  const tenders = withSteps(deps, await tendersOf(db, at))
  return staff ? [...tenders, ...staff.payments.map(takenTender)] : tenders
}

/** A tip never earns points. */
const takenTender = ({ part, method, amount, tip, returned }: StaffPayment): RefundTender => ({
  paymentMethod: method,
  amount,
  paid: money(amount + tip),
  returned,
  part,
})

const toStaff = ({ amount, returnedAmount, method = 'out-line' }: Payer): RefundTender => ({
  paymentMethod: method,
  amount,
  paid: amount,
  returned: money(returnedAmount),
})

/** The store that a payable was paid at, and its currency; undefined while it is not paid. */
export async function paidWhere(
  db: Queries,
  deps: Deps,
  at: PayableAt,
): Promise<{ shopIds: readonly number[]; currency?: Currency } | undefined> {
  const [attempts, staff] = [await payingAttempts(db, deps, at), await deps.payables[at.kind]?.takenByStaff?.(db, at)]
  const currency = attempts.find(row => row.authorised)?.currency ?? staff?.currency
  const shopIds = [...attempts.map(row => row.shop_id), ...(staff ? [staff.shopId] : [])]
  return shopIds.length === 0 ? undefined : { shopIds, ...(currency && { currency }) }
}

/** The attempts that paid a payable, its own or those of its payers. */
export async function payingAttempts(db: Queries, deps: Deps, at: PayableAt): Promise<AttemptRow[]> {
  const payers = (await payersOf(db, deps, at)) ?? [at]
  const attempts: AttemptRow[] = []
  for (const payer of payers) attempts.push(...(await attemptsOf(db, payer)).filter(row => row.kind === payer.kind))
  return attempts
}
