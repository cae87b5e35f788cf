import type { payment } from '@comanda/contract/payment'
import { type Refusal, type RequestOf, refuse, type ResponseOf } from '@comanda/contract/core'
import { type AttemptState, isLive } from '@comanda/domain/payment'
import type { Handler } from '../../platform/http/index.ts'
import type { Needs, OrderToPay } from './needs.ts'
import { attemptsOf } from './queries.ts'
import type { AttemptRow } from './tables.ts'

export type PayResult = ResponseOf<typeof payment.queryOrderPayResult>

type Shown = PayResult['paymentState']

/** Where an unpaid order's newest try stands, in a guest's words. */
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

const paidStates: Partial<Record<OrderToPay['payState'], Shown>> = {
  paid: 'paid',
  refunding: 'refunding',
  refunded: 'refunded',
}

/** The try that matters to the guest: the one that holds the money, else the newest. */
const shownAttempt = (attempts: readonly AttemptRow[]): AttemptRow | undefined =>
  attempts.findLast(({ authorised, give_back_reason }) => authorised && give_back_reason !== 'repeat') ??
  attempts.at(-1)

function stateOf(order: OrderToPay, attempt: AttemptRow | undefined): Shown {
  const settled = paidStates[order.payState]
  if (settled) return settled
  if (attempt && isLive(attempt.state)) return shownStates[attempt.state]
  if (order.state !== 'awaitingPayment' && order.paymentMethod === 'out-line') return 'outLine'
  return attempt ? shownStates[attempt.state] : 'none'
}

/** What a guest is told of the try itself. */
const attemptFacts = (attempt: AttemptRow, paymentState: Shown) => ({
  paymentId: attempt.attempt_id,
  paymentMethod: attempt.payment_method,
  ...(attempt.because && paymentState === 'refused' && { because: attempt.because }),
  ...(attempt.action && paymentState === 'action' && { action: { ...attempt.action } }),
  ...(attempt.brand && { brand: attempt.brand }),
  ...(attempt.last_four && { lastFour: attempt.last_four }),
})

/** How paying an order stands, for its guest. */
export function viewOf(order: OrderToPay, attempts: readonly AttemptRow[]): PayResult {
  const attempt = shownAttempt(attempts)
  const paymentState = stateOf(order, attempt)
  const waiting = attempts.some(({ state }) => state === 'created' || state === 'unknown')
  return {
    orderId: order.orderId,
    paymentState,
    payState: order.payState,
    orderState: order.state,
    chargedAmount: attempt?.charged_amount ?? order.total,
    tipAmount: attempt?.tip_amount ?? 0,
    mayPay: order.state === 'awaitingPayment' && order.payState === 'unpaid' && !waiting,
    ...(attempt && attemptFacts(attempt, paymentState)),
  }
}

type Ask = RequestOf<typeof payment.queryOrderPayResult>

/** While nobody knows the outcome a guest asks again; the answer says so in the code. ORDER-4 */
export function polled(view: PayResult): PayResult | Refusal<'paymentChecking' | 'paymentPending'> {
  if (view.paymentState === 'checking') return refuse('paymentChecking', { data: view })
  return view.paymentState === 'pending' ? refuse('paymentPending', { data: view }) : view
}

/** How paying stands, for the order's own guest. */
export const queryPayResult =
  (needs: Needs): Handler<typeof payment.queryOrderPayResult> =>
  async ({ corporationId, session }, { orderId }: Ask) => {
    const at = { corporationId, orderId }
    const found = await needs.db.inTx(async tx => {
      const order = await needs.order.payable(tx, { ...at, owner: session.owner })
      return order && viewOf(order, await attemptsOf(tx, at))
    })
    return found ? polled(found) : refuse('notFound', { field: 'orderId' })
  }
