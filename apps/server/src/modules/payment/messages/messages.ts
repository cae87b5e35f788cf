import { createHash } from 'node:crypto'
import { money } from '@comanda/domain/money'
import type { AttemptEvent } from '@comanda/domain/payment'
import type { Tx } from '../../../platform/db/index.ts'
import type { PaymentEvent, PaymentEventKind, WebhookVerdict } from '../../../providers/payment/port.ts'
import { atOf, takeStep } from '../attempt/attempt-step.ts'
import { applyDispute } from '../refund/disputes.ts'
import type { Deps } from '../deps.ts'
import { isFromProviderOf, providerFor } from './providers.ts'
import { holdPayable } from '../payables.ts'
import { type AttemptAt, lockAttempt, peekAttempt } from '../queries.ts'
import { readReference } from '../attempt/references.ts'
import { applyToPart } from '../refund/refund-parts.ts'
import type { AttemptRow, MessageRow, PaymentTables, PaymentWrites } from '../tables.ts'

export const APPLY_JOB = 'payment.apply'

/** Corporation id under which messages are stored that name none of our brands. */
const NOBODY = 0

export interface MessageAt {
  corporationId: number
  eventKey: string
}

type Meaning = Readonly<Record<'yes' | 'no', AttemptEvent | undefined>>

const NO_CHANGE: Meaning = { yes: undefined, no: undefined }
const always = (event: AttemptEvent): Meaning => ({ yes: event, no: event })

/** Event of an attempt for each kind of message, on success and on failure; none if the message is only stored. */
const meanings: Readonly<Record<PaymentEventKind, Meaning>> = {
  authorisation: { yes: 'authorised', no: 'refused' },
  capture: { yes: 'captured', no: 'captureFailed' },
  captureFailed: always('captureFailed'),
  cancellation: { yes: 'returned', no: 'nothingToReturn' },
  refund: { yes: 'returned', no: undefined },
  reversal: { yes: 'returned', no: undefined },
  refundFailed: always('returnFailed'),
  expired: always('captureFailed'),
  abandoned: always('cancelled'),
  chargeback: { yes: 'chargeback', no: undefined },
  chargebackReversed: { yes: 'chargebackReversed', no: undefined },
  other: NO_CHANGE,
}

const meaningOf = ({ kind, success }: PaymentEvent): AttemptEvent | undefined => meanings[kind][success ? 'yes' : 'no']

/** Stores a provider's message before it is answered, once per event. W3 */
export async function storeMessages(
  deps: Deps,
  verdict: Extract<WebhookVerdict, { verdict: 'accepted' }>,
): Promise<void> {
  await deps.db.inTx(async tx => {
    for (const event of verdict.events) await storeEvent(tx, deps, event)
    for (const { eventKey, why: reason } of verdict.parked) {
      deps.log.error('a payment message was put aside', { eventKey, why: reason })
      await insert(tx, deps, { corporation_id: NOBODY, event_key: eventKey, event: null, state: 'parked', why: reason })
    }
  })
}

/** Stores one event, which a job applies; does nothing if it was stored before. */
export async function storeEvent(tx: Tx, deps: Deps, event: PaymentEvent): Promise<MessageAt> {
  const corporationId = readReference(event.reference)?.corporationId ?? NOBODY
  const eventKey = keyOf(event)
  const row = { corporation_id: corporationId, event_key: eventKey, event, why: '' }
  const isNew = await insert(tx, deps, { ...row, state: 'new' })
  if (isNew) await deps.jobs.enqueue(tx, APPLY_JOB, { corporationId, eventKey })
  return { corporationId, eventKey }
}

/** The event key includes the content: an event with a wrong amount does not block the true one. W1 */
function keyOf({ eventKey, reference, providerReference, providerValue, currencyCode }: PaymentEvent): string {
  const content = JSON.stringify([reference, providerReference, providerValue, currencyCode])
  return `${eventKey}#${createHash('sha256').update(content).digest('base64url').slice(0, 16)}`
}

async function insert(tx: Tx, deps: Deps, row: Omit<MessageRow, 'received_at' | 'applied_at'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .withTables<PaymentWrites>()
    .insertInto('payment_message')
    .values({
      ...row,
      event: row.event && JSON.stringify(row.event),
      received_at: new Date(deps.clock()),
      applied_at: null,
    })
    .onConflict(conflict => conflict.columns(['corporation_id', 'event_key']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Applies one stored message once, in any order of arrival. An invalid one is parked with its reason. W1, W2 */
export const applyMessage = (deps: Deps) => (at: MessageAt) =>
  deps.db.inTx(async tx => {
    const stored = await peek(tx, at)
    const attemptAt = stored?.event ? await attemptNamed(tx, stored.event) : undefined
    // The payable before the message and the attempt: locks are taken in one order everywhere.
    const locked = attemptAt !== undefined && (await holdPayable(tx, deps, attemptAt))
    const message = await lockMessage(tx, at)
    if (message?.state !== 'new' || !message.event) return
    const attempt = locked ? await lockAttempt(tx, attemptAt) : undefined
    const reason = attempt ? await applyTo(tx, deps, attempt, message.event) : 'unknownReference'
    if (reason) return park(tx, deps, at, reason)
    await close(tx, deps, at, 'applied', '')
  })

/** The attempt a message refers to, with the kind of its payable: neither changes, so no lock is needed. */
async function attemptNamed(tx: Tx, { reference }: PaymentEvent): Promise<AttemptAt | undefined> {
  const named = readReference(reference)
  const attempt = named && (await peekAttempt(tx, named))
  return attempt && atOf(attempt)
}

/** Applies an event to the partial refund it names, else to the attempt; returns the reason if it is invalid. */
async function applyTo(tx: Tx, deps: Deps, attempt: AttemptRow, event: PaymentEvent): Promise<string | undefined> {
  if (!isFromProviderOf(event, attempt)) return 'otherProvider'
  const { refundNo, tryNo = 1 } = readReference(event.reference) ?? {}
  if (refundNo !== undefined) {
    const at = { ...atOf(attempt), refundNo, lineNo: 0 }
    const applied = await applyToPart(tx, deps, { event, attempt, at, tryNo })
    return applied === 'applied' ? undefined : applied
  }
  const reason = whyNot(deps, event, attempt)
  if (reason) return reason
  await apply(tx, deps, attempt, event)
  return undefined
}

/** An event about money whose arrival was not reported implies that it arrived. */
const broughtBy = (row: AttemptRow): number[] | undefined => (row.authorised ? undefined : [row.charged_amount])

/** Amounts a message must name, by kind, for messages that bring or remove money. */
const amountsOf: Partial<Record<PaymentEventKind, (row: AttemptRow) => number[] | undefined>> = {
  chargeback: broughtBy,
  chargebackReversed: broughtBy,
  authorisation: row => [row.charged_amount],
  capture: row => [row.charged_amount],
  refund: row => [row.charged_amount, row.charged_amount - row.returned_amount],
  reversal: row => [row.charged_amount, row.charged_amount - row.returned_amount],
}

/** Why an event is invalid; a message about another amount or currency never moves money here. W1 */
function whyNot(deps: Deps, event: PaymentEvent, attempt: AttemptRow): string | undefined {
  const amounts = event.success ? amountsOf[event.kind]?.(attempt) : undefined
  if (!amounts) return undefined
  const provider = providerFor(deps, attempt)
  return amounts.some(amount => provider?.isAmount(event, money(amount), attempt.currency)) ? undefined : 'amount'
}

async function apply(tx: Tx, deps: Deps, attempt: AttemptRow, event: PaymentEvent): Promise<void> {
  const meaning = meaningOf(event)
  if (!meaning) {
    if (event.kind !== 'other')
      deps.log.warn('a payment message changes nothing', { kind: event.kind, ok: event.success })
    return
  }
  if (meaning === 'chargeback' || meaning === 'chargebackReversed')
    return applyDispute(tx, deps, attempt, { dispute: meaning, event })
  await takeStep(tx, deps, attempt, { event: meaning, cause: 'message', ...providerReference(event) })
}

/** A message that reports no payment names no reference of the provider. */
const providerReference = ({ kind, success, providerReference: stored }: PaymentEvent) =>
  kind === 'cancellation' && !success ? {} : { providerReference: stored }

const peek = (tx: Tx, at: MessageAt) => messageQuery(tx, at).executeTakeFirst()
const lockMessage = (tx: Tx, at: MessageAt) => messageQuery(tx, at).forUpdate().executeTakeFirst()

const messageQuery = (tx: Tx, { corporationId, eventKey }: MessageAt) =>
  tx
    .withTables<PaymentTables>()
    .selectFrom('payment_message')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('event_key', '=', eventKey)

async function park(tx: Tx, deps: Deps, at: MessageAt, reason: string): Promise<void> {
  deps.log.error('a payment message was put aside', { eventKey: at.eventKey, why: reason })
  await close(tx, deps, at, 'parked', reason)
}

async function close(tx: Tx, deps: Deps, at: MessageAt, state: MessageRow['state'], reason: string): Promise<void> {
  await tx
    .withTables<PaymentTables>()
    .updateTable('payment_message')
    .set({ state, why: reason, applied_at: new Date(deps.clock()) })
    .where('corporation_id', '=', at.corporationId)
    .where('event_key', '=', at.eventKey)
    .execute()
}
