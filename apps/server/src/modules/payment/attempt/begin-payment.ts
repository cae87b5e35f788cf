import type { payment } from '@comanda/contract/payment'
import { type Refusal, type RequestOf, refuse } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { chargedAmount, isLive, isOwnMethod, type PaymentLine, type PaymentMethod } from '@comanda/domain/payment'
import type { Tx } from '../../../platform/db/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { Payable, PayableAt } from '../../../ports/payment.ts'
import { takeStep, watchAtOf } from './attempt-step.ts'
import type { Deps } from '../deps.ts'
import { lockOwnMethods } from './lock-own-methods.ts'
import { addLines, holdLines, ownLines, takeLines } from './own-lines.ts'
import { payableAt, payableOf, payablePaid } from '../payables.ts'
import { isByWallet } from '../messages/providers.ts'
import { attemptsOf, insertAttempt, payableOfRequest, refusedSince } from '../queries.ts'
import { referenceOf } from './references.ts'
import {
  methodOf,
  type Payer,
  type Settled,
  type SettleInput,
  computeSettlement,
  type SettleRefused,
} from './settlement.ts'
import type { AttemptRow } from '../tables.ts'

export type { Payer } from './settlement.ts'
export type PayInput = RequestOf<typeof payment.createPayment>
type Refused = SettleRefused | Refusal<'notFound' | 'requestReused' | 'notPayable' | 'paymentChecking' | 'tooManyCards'>

/** Decision under the payable's lock: already known, or an attempt to send. */
export type StartedPayment = { started: 'known' } | { started: 'attempt'; attempt: AttemptRow } | Refused

const REFUSED_WINDOW_MS = 10 * 60_000
const REFUSED_MOST = 8

/** Compares what a guest wants to pay with what is due, and stores the attempt before anything is sent. PAY-9 */
export async function beginPayment(tx: Tx, deps: Deps, caller: Payer, input: PayInput): Promise<StartedPayment> {
  const { corporationId, session, requestId } = caller
  const at = payableAt(caller, input)
  const payable = await payableOf(tx, deps, { ...at, owner: session.owner })
  if (!payable) return refuse('notFound', { field: 'orderId' })
  const [before, attempts] = await Promise.all([
    payableOfRequest(tx, corporationId, session.owner, requestId),
    attemptsOf(tx, at),
  ])
  if (before !== undefined) return before === input.orderId ? { started: 'known' } : refuse('requestReused')
  if (choseVenue(payable) && atVenue(input)) return { started: 'known' }
  if (!waitsForMoney(payable))
    return refuse('notPayable', { data: { state: payable.state, payState: payable.payState } })
  return beginOpen(tx, deps, { caller, input, payable, attempts, at })
}

interface OpenInput {
  caller: Payer
  input: PayInput
  payable: Payable
  attempts: readonly AttemptRow[]
  at: PayableAt
}

/** Starts a payment of an unpaid payable: computes the lines, ends conflicting attempts and begins the new one. */
async function beginOpen(
  tx: Tx,
  deps: Deps,
  { caller, input, payable, attempts, at }: OpenInput,
): Promise<StartedPayment> {
  const { corporationId, session } = caller
  const shop = await deps.shopOf(corporationId, payable.shopId)
  if (!shop) return refuse('notFound', { field: 'orderId' })
  // What an open attempt has reserved is offered too, but is released only after this.
  const locked = attempts.some(({ state }) => isLive(state))
    ? undefined
    : await lockOwnMethods(tx, deps, caller, input.payments)
  const toSettle = { caller, shop, payable, attempts, payments: input.payments, locked }
  const settled = await computeSettlement(tx, deps, toSettle)
  if ('refused' in settled) return settled
  const inTheWay = await clearTheWay(tx, deps, attempts)
  if (inTheWay) return inTheWay
  if (atVenue(input)) return payAtVenue(tx, deps, at, session.owner)
  return beginSettled(tx, deps, toSettle, settled)
}

const atVenue = ({ payments }: PayInput): boolean => payments[0]?.paymentMethod === 'out-line'

/** True if it can be paid now. */
export const waitsForMoney = ({ status, payState }: Payable): boolean => status === 'open' && payState === 'unpaid'

/** Already chosen: choosing it again changes nothing. */
const choseVenue = ({ status, paymentMethod }: Payable): boolean => status !== 'open' && paymentMethod === 'out-line'

/**
 * Ends an earlier open attempt: one at the bank's page is superseded, one the bank has not decided or a wallet's code
 * is cancelled, one with an unknown outcome blocks the new payment. M7
 */
async function clearTheWay(tx: Tx, deps: Deps, attempts: readonly AttemptRow[]): Promise<Refused | undefined> {
  for (const row of attempts) {
    if (row.state === 'created' || row.state === 'unknown') return refuse('paymentChecking', {})
    if (row.state === 'authenticating' && !isByWallet(row))
      await takeStep(tx, deps, row, { event: 'superseded', cause: 'guest' })
    if (row.state === 'pending' || (row.state === 'authenticating' && isByWallet(row)))
      await takeStep(tx, deps, row, { event: 'giveBack', cause: 'guest', reason: 'anotherWay' })
  }
  return undefined
}

async function payAtVenue(tx: Tx, deps: Deps, at: PayableAt, owner: string): Promise<StartedPayment> {
  const done = await deps.payables[at.kind]?.payAtVenue?.(tx, { ...at, owner })
  return done ? { started: 'known' } : refuse('methodNotOffered', { data: { paymentMethods: ['12_bankCard'] } })
}

/** Stores the attempt with what it reserves; if the guest's own methods pay the whole amount, it is paid at once. */
export async function beginSettled(tx: Tx, deps: Deps, input: SettleInput, settled: Settled): Promise<StartedPayment> {
  const { caller, payable, attempts } = input
  const { corporationId, session } = caller
  if (settled.lines.every(line => chargedAmount(line) === 0))
    return payNothing(tx, deps, payable, corporationId, methodOf(settled))
  const device = caller.deviceId || caller.ip
  const since = new Date(deps.clock() - REFUSED_WINDOW_MS)
  const cards = settled.rest !== undefined
  if (cards && (await refusedSince(tx, { corporationId, owner: session.owner, device }, since)) >= REFUSED_MOST)
    return refuse('tooManyCards', { params: { minutes: REFUSED_WINDOW_MS / 60_000 } })
  const attempt = newAttempt(deps, input, settled, (attempts.at(-1)?.attempt_no ?? 0) + 1)
  const lines = ownLines(attempt, settled.lines)
  const holding = { customerId: session.customerId, lines }
  if (attempt.charged_amount > 0) {
    insertAttempt(tx, attempt)
    addLines(tx, lines)
    await holdLines(tx, deps, attempt, holding)
    return { started: 'attempt', attempt }
  }
  const offers = input.locked ? settled.offers : []
  const begins = await takeLines(tx, deps, attempt, { ...holding, offers })
  await takeStep(tx, deps, attempt, { event: 'captured', cause: 'own means', begins })
  return { started: 'known' }
}

const sumOf = (lines: readonly PaymentLine[], part: (line: PaymentLine) => number): number =>
  lines.reduce((all, line) => all + part(line), 0)

function newAttempt(deps: Deps, { caller, payable }: SettleInput, settled: Settled, attemptNo: number): AttemptRow {
  const { corporationId, session, requestId } = caller
  const { lines, rest } = settled
  const now = deps.clock()
  return {
    corporation_id: corporationId,
    payable_id: payable.payableId,
    kind: payable.kind,
    attempt_no: attemptNo,
    attempt_id: uuidv7(deps.clock),
    shop_id: payable.shopId,
    owner: session.owner,
    device: caller.deviceId || caller.ip,
    request_id: requestId,
    reference: referenceOf({ corporationId, payableId: payable.payableId, attemptNo }),
    payment_method: methodOf(settled),
    state: 'created',
    give_back: false,
    give_back_reason: '',
    authorised: false,
    amount: payable.total,
    own_amount: sumOf(lines, line => (isOwnMethod(line.paymentMethod) ? line.amount : 0)),
    tip_amount: sumOf(lines, line => line.tipAmount),
    cc_amount: sumOf(lines, line => line.ccAmount),
    charged_amount: rest ? chargedAmount(rest) : 0,
    returned_amount: 0,
    currency: payable.currency,
    provider_reference: null,
    brand: null,
    last_four: null,
    because: null,
    action: null,
    version: 1,
    watch_at: watchAtOf('created', now, { payment_method: methodOf(settled) }),
    created_at: new Date(now),
    changed_at: new Date(now),
    payment_method_subtype: rest?.paymentMethodSubtype ?? null,
    checkout_id: rest?.checkoutId ?? null,
  }
}

/** Marks a payable with nothing due as paid, without an attempt. */
async function payNothing(
  tx: Tx,
  deps: Deps,
  { kind, payableId, shopId }: Payable,
  corporationId: number,
  paymentMethod: PaymentMethod,
): Promise<StartedPayment> {
  const nothing = money(0)
  await payablePaid(tx, deps, {
    corporationId,
    kind,
    payableId,
    shopId,
    amount: nothing,
    tipAmount: nothing,
    ccAmount: nothing,
    lines: [],
    paymentMethod,
    payments: [],
    ref: 'nothing-due',
  })
  return { started: 'known' }
}
