import { brandLink } from '@comanda/domain/navigation'
import { payment } from '@comanda/contract/payment'
import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { type AttemptEvent, WALLET_OPEN_MS } from '@comanda/domain/payment'
import { isDuplicate, type Tx } from '../../../platform/db/index.ts'
import { changeWithOwnTransaction, type Guest, type Handler } from '../../../platform/http/index.ts'
import type { CardProvider, PaymentAnswer, PaymentSheet, WalletProvider } from '../../../providers/payment/port.ts'
import type { PayableAt } from '../../../ports/payment.ts'
import { atOf, type AttemptUpdate, takeStep } from './attempt-step.ts'
import { checkCardSecurity } from '../methods/card-security.ts'
import { beginPayment, type PayInput, type StartedPayment } from './begin-payment.ts'
import type { Deps } from '../deps.ts'
import { OwnMethodShort } from './own-lines.ts'
import { type PayResult, viewOf } from './pay-result.ts'
import { holdPayable, payableAt, payableOf } from '../payables.ts'
import { isByWallet } from '../messages/providers.ts'
import { type AttemptAt, attemptsOf, lockAttempt } from '../queries.ts'
import { idempotencyKeyOf, payerIdOf } from './references.ts'
import { noteRefused, tooManyHere } from '../methods/refused-cards.ts'
import type { AttemptRow } from '../tables.ts'

const events: Readonly<Record<PaymentAnswer['outcome'], AttemptEvent>> = {
  captured: 'captured',
  authorised: 'authorised',
  refused: 'refused',
  cancelled: 'cancelled',
  action: 'askedToAuthenticate',
  pending: 'leftPending',
  unknown: 'answerLost',
  failed: 'failed',
}

/** The attempt's event for an answer of the provider. */
const newsOf = (answer: PaymentAnswer): AttemptUpdate => ({
  event: events[answer.outcome],
  cause: 'answer',
  ...('providerReference' in answer && answer.providerReference && { providerReference: answer.providerReference }),
  ...('brand' in answer && answer.brand && { brand: answer.brand }),
  ...('lastFour' in answer && answer.lastFour && { lastFour: answer.lastFour }),
  ...(answer.outcome === 'refused' && { because: answer.because }),
  ...(answer.outcome === 'action' && { action: answer.action }),
})

/**
 * Milliseconds to wait for the provider. A phone gives up after 10 s: before that it gets "being checked", and the
 * provider's answer is still applied when it comes. API-3
 */
const PATIENCE_MS = 7000

/** Return address after the bank's page or the wallet: our own origin only. X1 */
function pageUrlOf(
  deps: Pick<Deps, 'publicOrigin'>,
  origin: string | undefined,
  page: '/adyen' | '/payStatus',
  at: PayableAt,
): string {
  const base = deps.publicOrigin ?? (origin ? new URL(origin).origin : 'http://localhost:8080')
  const path = `${page}?orderId=${at.payableId}${at.kind === 'order' ? '' : `&payFor=${at.kind}`}`
  return brandLink(base, path, at.corporationId)
}

/** Pays, or chooses to pay at the venue. Repeats cause at most one charge. PAY-9 */
export const createPayment = (deps: Deps): Handler<typeof payment.createPayment> =>
  changeWithOwnTransaction(payment.createPayment, 'provider call', async (caller, input) => {
    const sheet = readSheet(deps.providers.card, input)
    if (isRefusal(sheet)) return sheet
    const tooMany = sheet && (await tooManyHere(deps, caller))
    if (tooMany) return tooMany
    const insecure = await checkCardSecurity(deps, caller, input.payments)
    if (insecure) return insecure
    const started = await startPayment(deps, caller, input)
    if (!('started' in started)) return started
    const { attempt } = started
    const answering = send({ deps, caller, input, sheet, attempt })
    if (answering) await settleInTime(deps, attempt, answering)
    return noteRefused(deps, caller, await resultFor(deps, caller, payableAt(caller, input)))
  })

type ToInput = Extract<StartedPayment, { started: 'attempt' }>
type StartResult = ToInput | Exclude<StartedPayment, { started: string }> | Result | Refusal<'meansShort'>

/**
 * Returns an attempt to send, or the payment state read in the same transaction if nothing is to be sent. A method with
 * too little balance rolls back the whole start.
 */
async function startPayment(deps: Deps, caller: Guest, input: PayInput, again = false): Promise<StartResult> {
  try {
    return await deps.db.inTx(async (tx): Promise<StartResult> => {
      const started = await beginPayment(tx, deps, caller, input)
      return 'started' in started && started.started === 'known'
        ? resultIn(tx, deps, caller, payableAt(caller, input))
        : started
    })
  } catch (error) {
    if (error instanceof OwnMethodShort) return refuse('meansShort')
    // The same request was sent concurrently for another payable: the second try sees it.
    if (!again && isDuplicate(error, 'payment_attempt_by_request')) return startPayment(deps, caller, input, true)
    throw error
  }
}

function readSheet(
  provider: CardProvider | undefined,
  input: PayInput,
): PaymentSheet | undefined | Refusal<'cardUnreadable'> {
  if (!input.payments.some(({ paymentMethod }) => paymentMethod === '12_bankCard')) return undefined
  return provider?.accepts(input.card) ?? refuse('cardUnreadable', { field: 'card' })
}

interface ToSend {
  deps: Deps
  caller: Guest
  input: PayInput
  sheet: PaymentSheet | undefined
  attempt: AttemptRow
}

/** Sends to the provider of the attempt's method; undefined if that provider is not configured. */
function send(to: ToSend): Promise<PaymentAnswer> | undefined {
  const { card, wallet } = to.deps.providers
  if (isByWallet(to.attempt)) return wallet && sendToWallet(wallet, to)
  return card && to.sheet && sendCard(card, to, to.sheet)
}

const sendToWallet = (provider: WalletProvider, { deps, input, attempt }: ToSend): Promise<PaymentAnswer> =>
  provider.start({
    reference: attempt.reference,
    amount: money(attempt.charged_amount),
    currency: attempt.currency,
    paymentMethod: attempt.payment_method,
    returnUrl: pageUrlOf(deps, input.origin, '/payStatus', atOf(attempt)),
    payBefore: attempt.created_at.getTime() + WALLET_OPEN_MS,
  })

async function sendCard(
  provider: CardProvider,
  { deps, caller, input, attempt }: ToSend,
  sheet: PaymentSheet,
): Promise<PaymentAnswer> {
  const payerId = payerIdOf(caller.corporationId, caller.session.customerId)
  const shop = await deps.shopOf(caller.corporationId, attempt.shop_id)
  const returnUrl = pageUrlOf(deps, input.origin, '/adyen', atOf(attempt))
  return provider.start({
    reference: attempt.reference,
    idempotencyKey: idempotencyKeyOf(atOf(attempt), 'start'),
    amount: money(attempt.charged_amount),
    currency: attempt.currency,
    sheet,
    store: input.storeCard && payerId !== undefined,
    returnUrl,
    origin: new URL(returnUrl).origin,
    address: caller.ip,
    ...(payerId && { payerId }),
    ...(attempt.checkout_id !== null && { checkoutId: attempt.checkout_id }),
    ...(shop && { countryCode: shop.address.countryCode }),
  })
}

/** Applies the answer when it comes, but stops waiting for it after `PATIENCE_MS`. O2 */
export async function settleInTime(deps: Deps, attempt: AttemptRow, answering: Promise<PaymentAnswer>): Promise<void> {
  const at = atOf(attempt)
  const applied = answering
    .then(answer => applyAnswer(deps, at, answer))
    .catch((error: unknown) => deps.log.error('an answer of the payment provider was lost', { ...at, error }))
  const patience = new Promise<void>(done => setTimeout(done, deps.patienceMs ?? PATIENCE_MS).unref())
  await Promise.race([applied, patience])
}

/** Applies the provider's answer to an attempt. */
export const applyAnswer = (deps: Deps, at: AttemptAt, answer: PaymentAnswer): Promise<void> =>
  deps.db.inTx(async tx => {
    if (!(await holdPayable(tx, deps, at))) return
    const row = await lockAttempt(tx, at)
    if (row) await takeStep(tx, deps, row, newsOf(answer))
  })

type Result = PayResult | Refusal<'notFound'>

async function resultIn(tx: Tx, deps: Deps, { session }: Guest, at: PayableAt): Promise<Result> {
  const [payable, attempts] = await Promise.all([
    payableOf(tx, deps, { ...at, owner: session.owner }),
    attemptsOf(tx, at),
  ])
  return payable ? viewOf(payable, attempts) : refuse('notFound', { field: 'orderId' })
}

/** The state of the payment after this request. */
export const resultFor = (deps: Deps, caller: Guest, at: PayableAt): Promise<Result> =>
  deps.db.inTx(tx => resultIn(tx, deps, caller, at))
