import type { payment } from '@comanda/contract/payment'
import { type Refusal, type RequestOf, refuse, type ResponseOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { type AttemptState, isLive } from '@comanda/domain/payment'
import type { Handler } from '../../../platform/http/index.ts'
import type { Payable } from '../../../ports/payment.ts'
import type { Deps } from '../deps.ts'
import { payableAt, payableOf } from '../payables.ts'
import { attemptsOf } from '../queries.ts'
import { paidBy } from './tenders.ts'
import type { AttemptRow } from '../tables.ts'

export type PayResult = ResponseOf<typeof payment.queryOrderPayResult>

type Shown = PayResult['paymentState']

/** State shown to the guest for an unpaid order's newest attempt. */
const shownStates: Readonly<Record<AttemptState, Shown>> = {
  created: 'checking',
  unknown: 'checking',
  authenticating: 'action',
  pending: 'pending',
  refused: 'refused',
  superseded: 'cancelled',
  cancelled: 'cancelled',
  authorised: 'paid',
  captured: 'paid',
  captureFailed: 'paid',
  chargeback: 'paid',
  failed: 'failed',
  returning: 'failed',
  returned: 'failed',
  returnFailed: 'failed',
}

const paidStates: Partial<Record<Payable['payState'], Shown>> = {
  paid: 'paid',
  partRefunded: 'paid',
  refunding: 'refunding',
  refunded: 'refunded',
}

/** The attempt shown to the guest: the one that holds the money, else the newest. */
const shownAttempt = (attempts: readonly AttemptRow[]): AttemptRow | undefined =>
  attempts.findLast(({ authorised, give_back_reason }) => authorised && give_back_reason !== 'repeat') ??
  attempts.at(-1)

function stateOf(payable: Payable, attempt: AttemptRow | undefined): Shown {
  const settled = paidStates[payable.payState]
  if (settled) return settled
  if (attempt && isLive(attempt.state)) return shownStates[attempt.state]
  if (payable.status !== 'open' && payable.paymentMethod === 'out-line') return 'outLine'
  return attempt ? shownStates[attempt.state] : 'none'
}

/** Fields of the attempt itself shown to the guest. */
const attemptFacts = (attempt: AttemptRow, paymentState: Shown) => ({
  paymentId: attempt.attempt_id,
  paymentMethod: attempt.payment_method,
  ...(attempt.because && paymentState === 'refused' && { because: attempt.because }),
  ...(attempt.action && paymentState === 'action' && { action: { ...attempt.action } }),
  ...(attempt.brand && { brand: attempt.brand }),
  ...(attempt.last_four && { lastFour: attempt.last_four }),
})

/** The payment state of an order, for its guest. */
export function viewOf(payable: Payable, attempts: readonly AttemptRow[]): PayResult {
  const attempt = shownAttempt(attempts)
  const paymentState = stateOf(payable, attempt)
  const waiting = attempts.some(({ state }) => state === 'created' || state === 'unknown')
  return {
    orderId: payable.payableId,
    payFor: payable.kind,
    after: payable.after,
    paymentState,
    payState: payable.payState,
    orderState: payable.state,
    ended: payable.status === 'ended',
    chargedAmount: money(attempt?.charged_amount ?? payable.total),
    currency: payable.currency,
    tipAmount: money(attempt?.tip_amount ?? 0),
    mayPay: payable.status === 'open' && payable.payState === 'unpaid' && !waiting,
    ...(payable.pays && { pays: payable.pays }),
    ...(attempt && attemptFacts(attempt, paymentState)),
  }
}

type Input = RequestOf<typeof payment.queryOrderPayResult>

/** While the outcome is unknown the guest polls; the answer says so in its code. ORDER-4 */
export function polled(view: PayResult): PayResult | Refusal<'paymentChecking' | 'paymentPending'> {
  if (view.paymentState === 'checking') return refuse('paymentChecking', { data: view })
  return view.paymentState === 'pending' ? refuse('paymentPending', { data: view }) : view
}

/** Payment state, for the order's own guest. */
export const queryPayResult =
  (deps: Deps): Handler<typeof payment.queryOrderPayResult> =>
  async (caller, input: Input) => {
    const at = payableAt(caller, input)
    const result = await deps.db.inTx(async tx => {
      const payable = await payableOf(tx, deps, { ...at, owner: caller.session.owner })
      if (!payable) return undefined
      const attempts = await attemptsOf(tx, at)
      return { ...viewOf(payable, attempts), ...(await paidBy(tx, shownAttempt(attempts))) }
    })
    return result ? polled(result) : refuse('notFound', { field: 'orderId' })
  }
