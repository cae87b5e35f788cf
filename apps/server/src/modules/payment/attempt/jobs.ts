import { money } from '@comanda/domain/money'
import type { ChangeAnswer } from '../../../providers/payment/port.ts'
import type { PayableAt } from '../../../ports/payment.ts'
import { queryWallet, QUERY_JOB } from './query-wallet.ts'
import { CAPTURE_JOB, RETURN_JOB, takeStep } from './attempt-step.ts'
import { APPLY_JOB, applyMessage, type MessageAt } from '../messages/messages.ts'
import { ERASE_CARDS_JOB, deleteStoredCards } from '../methods/erase-stored-cards.ts'
import type { Deps } from '../deps.ts'
import { holdPayable, payableRefunded } from '../payables.ts'
import { providerFor } from '../messages/providers.ts'
import { type AttemptAt, attemptsOf, lockAttempt } from '../queries.ts'
import { idempotencyKeyOf } from './references.ts'
import { sendRefundPart } from '../refund/refund-parts.ts'
import { REFUND_JOB, type RefundPartAt } from '../refund/refund-queries.ts'
import { NOTHING_HELD_JOB } from '../refund/refunds.ts'
import type { AttemptRow } from '../tables.ts'
import { queryRefundPart, REFUND_QUERY_JOB } from '../refund/watch-refunds.ts'

/** The outcome at the provider is unknown: thrown so that the job repeats under the same key. */
class NotKnown extends Error {}

async function attemptNow(deps: Deps, at: AttemptAt): Promise<AttemptRow | undefined> {
  return (await attemptsOf(deps.db, at)).find(({ attempt_no }) => attempt_no === at.attemptNo)
}

/** Captures the authorised money. Only the provider's message confirms it. */
export const capture = (deps: Deps) => async (at: AttemptAt) => {
  const row = await attemptNow(deps, at)
  if (!deps.providers.card || row?.state !== 'authorised' || !row.provider_reference) return
  const answer = await deps.providers.card.capture({
    providerReference: row.provider_reference,
    reference: row.reference,
    idempotencyKey: idempotencyKeyOf(at, 'capture'),
    amount: money(row.charged_amount),
    currency: row.currency,
  })
  if (answer === 'unknown') throw new NotKnown('capture')
  if (answer === 'refused') await step(deps, at, 'captureFailed')
}

/** Returns the whole amount: by the provider's reference if known, else by ours. Safe to repeat. */
export const giveBack = (deps: Deps) => async (at: AttemptAt) => {
  const row = await attemptNow(deps, at)
  if (row?.state !== 'returning') return
  const answer = await requestReturn(deps, row, at)
  if (answer === 'unknown') throw new NotKnown('return')
  // Refused although it was held: the watch asks again, and the log tells a person.
  if (answer === 'refused') deps.log.error('the provider refuses to give back', { ...at })
}

function requestReturn(deps: Deps, row: AttemptRow, at: AttemptAt): Promise<ChangeAnswer> {
  const { provider_reference: providerReference, reference } = row
  const provider = providerFor(deps, row)
  if (!provider) return Promise.resolve('unknown')
  // If parts went back before, only the rest can be returned.
  if (providerReference && row.returned_amount > 0 && !provider.reversesRest)
    return provider.refund({
      providerReference,
      reference,
      idempotencyKey: idempotencyKeyOf(at, `refund-rest-${tenth(row)}`),
      amount: money(row.charged_amount - row.returned_amount),
      currency: row.currency,
    })
  return providerReference
    ? provider.reverse({
        providerReference,
        reference,
        idempotencyKey: idempotencyKeyOf(at, `reverse-${tenth(row)}`),
      })
    : provider.cancel({ reference, idempotencyKey: idempotencyKeyOf(at, 'cancel') })
}

/**
 * Version as job key: a refused return may be requested again under a new key, but not by a second job of the same
 * step.
 */
const tenth = ({ version }: AttemptRow): number => version

async function step(deps: Deps, at: AttemptAt, event: 'captureFailed'): Promise<void> {
  await deps.db.inTx(async tx => {
    if (!(await holdPayable(tx, deps, at))) return
    const row = await lockAttempt(tx, at)
    if (row?.state === 'authorised') await takeStep(tx, deps, row, { event, cause: 'job' })
  })
}

const nothingHeld = (deps: Deps) => (payable: PayableAt) =>
  deps.db.inTx(tx => payableRefunded(tx, deps, { ...payable, ref: 'nothing-held' }))

/**
 * A provider call takes 0.3 s at the median and 3 s at worst: this many keep up with the 25 card orders a second of R3.
 */
const CAPTURES_AT_ONCE = 16

/** Registers the handlers of the payment jobs. */
export function workJobs(deps: Deps): void {
  deps.jobs.work<AttemptAt>(CAPTURE_JOB, capture(deps), { concurrency: CAPTURES_AT_ONCE })
  deps.jobs.work<AttemptAt>(RETURN_JOB, giveBack(deps), { concurrency: 4 })
  deps.jobs.work<AttemptAt>(QUERY_JOB, queryWallet(deps))
  deps.jobs.work<MessageAt>(APPLY_JOB, applyMessage(deps), { concurrency: 4 })
  deps.jobs.work<RefundPartAt>(REFUND_JOB, sendRefundPart(deps), { concurrency: 4 })
  deps.jobs.work<RefundPartAt>(REFUND_QUERY_JOB, queryRefundPart(deps))
  deps.jobs.work<PayableAt>(NOTHING_HELD_JOB, nothingHeld(deps))
  deps.jobs.work<{ payerId: string }>(ERASE_CARDS_JOB, deleteStoredCards(deps))
}
