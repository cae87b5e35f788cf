import { money } from '@comanda/domain/money'
import { applyAnswer } from './create-payment.ts'
import type { Deps } from '../deps.ts'
import { type AttemptAt, peekAttempt } from '../queries.ts'

export const QUERY_JOB = 'payment.query'

/** Asks a wallet for the state of an attempt whose message is missing; the answer is applied like a message. O2 */
export const queryWallet = (deps: Deps) => async (at: AttemptAt) => {
  const row = await peekAttempt(deps.db, at)
  if (row?.state !== 'authenticating') return
  const answer = await deps.providers.wallet?.query({
    reference: row.reference,
    amount: money(row.charged_amount),
    currency: row.currency,
  })
  if (answer) await applyAnswer(deps, at, answer)
}
