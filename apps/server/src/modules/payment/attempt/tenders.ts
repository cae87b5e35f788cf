import { type Money, money } from '@comanda/domain/money'
import { type EarningTender, holdsMoney, providerOf } from '@comanda/domain/payment'
import type { Queries } from '../../../platform/db/index.ts'
import type { PayableAt } from '../../../ports/payment.ts'
import { linesOfAttempt, chargedByLine } from './own-lines.ts'
import type { Deps } from '../deps.ts'
import { attemptsOf } from '../queries.ts'
import type { AttemptRow, LineRow } from '../tables.ts'

/** One method that paid, with its attempt; without a line it is the third party. */
export interface PaidTender extends EarningTender {
  attempt: AttemptRow
  line?: LineRow
}

/** The smallest amount (minor units of the store) that the provider of an attempt can move. */
export function stepOf({ providers }: Pick<Deps, 'providers'>, { payment_method, currency }: AttemptRow): number {
  const name = providerOf(payment_method)
  const digits = name && providers[name]?.decimalsOf(currency.currencyCode)
  return digits === undefined ? 1 : 10 ** Math.max(0, currency.internationalSystemOfUnits - digits)
}

/** Tenders with the smallest amounts their providers can move. */
export const withSteps = (deps: Pick<Deps, 'providers'>, tenders: readonly PaidTender[]): PaidTender[] =>
  tenders.map(tender => (tender.line ? tender : { ...tender, step: stepOf(deps, tender.attempt) }))

/** What was paid for a payable, by method; empty if no payment is held. */
export async function tendersOf(db: Queries, at: Omit<PayableAt, 'kind'>): Promise<PaidTender[]> {
  const attempt = (await attemptsOf(db, at)).find(row => holdsMoney(row.state) && !row.give_back)
  if (!attempt) return []
  const lines = attempt.own_amount > 0 ? await linesOfAttempt(db, attempt) : []
  const own = lines.filter(line => line.state === 'captured').map(line => ({ attempt, line, ...paidByLine(line) }))
  const outside = { attempt, ...paidOutside(attempt) }
  return attempt.charged_amount > 0 ? [...own, outside] : own
}

/** What one method pays of an attempt, with tip and surcharge. */
interface PaidPart {
  paymentMethod: string
  payerId?: string
  amount: Money
  takenAmount: Money
  paymentMethodSubtype?: string
  checkoutId?: string
}

/** Details of the guest's line beyond its amounts. PAY-6 */
const detailsOf = (row: Pick<LineRow, 'payment_method_subtype' | 'checkout_id'>) => ({
  ...(row.payment_method_subtype !== null && { paymentMethodSubtype: row.payment_method_subtype }),
  ...(row.checkout_id !== null && { checkoutId: row.checkout_id }),
})

/** What each method pays of an attempt, for its guest, also after it failed or was returned. M6 */
export async function paidBy(db: Queries, attempt: AttemptRow | undefined): Promise<{ paidBy?: PaidPart[] }> {
  if (!attempt) return {}
  const own = (await linesOfAttempt(db, attempt)).map(line => ({
    paymentMethod: line.payment_method,
    payerId: line.payer_id,
    amount: money(line.amount),
    takenAmount: chargedByLine(line),
    ...detailsOf(line),
  }))
  const { paymentMethod, amount, paid } = paidOutside(attempt)
  return { paidBy: paid > 0 ? [...own, { paymentMethod, amount, takenAmount: paid, ...detailsOf(attempt) }] : own }
}

const paidByLine = (line: LineRow): EarningTender => ({
  paymentMethod: line.payment_method,
  amount: money(line.amount),
  paid: chargedByLine(line),
  returned: money(line.returned_amount),
})

const paidOutside = (attempt: AttemptRow): EarningTender => ({
  paymentMethod: attempt.payment_method,
  amount: money(attempt.amount - attempt.own_amount),
  paid: money(attempt.charged_amount),
  returned: money(attempt.returned_amount),
})
