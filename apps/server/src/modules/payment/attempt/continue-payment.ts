import { createHash } from 'node:crypto'
import { payment } from '@comanda/contract/payment'
import { refuse } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import type { AttemptState } from '@comanda/domain/payment'
import { changeWithOwnTransaction, type Handler } from '../../../platform/http/index.ts'
import { atOf } from './attempt-step.ts'
import { resultFor, settleInTime } from './create-payment.ts'
import type { Deps } from '../deps.ts'
import { payableAt, payableOf } from '../payables.ts'
import { attemptsOf } from '../queries.ts'
import { idempotencyKeyOf } from './references.ts'
import { noteRefused } from '../methods/refused-cards.ts'

/**
 * States in which a challenge can be finished. A superseded attempt may still be finished in another tab: the first to
 * succeed pays. M7
 */
const continues: readonly AttemptState[] = ['authenticating', 'superseded', 'unknown']

/**
 * Sends the result of the bank's step to the provider, which decides. A result of another order pays nothing here,
 * because its answer names another reference. W4
 */
export const continuePayment = (deps: Deps): Handler<typeof payment.paymentThreeDS> =>
  changeWithOwnTransaction(payment.paymentThreeDS, 'provider call', async (caller, input) => {
    const at = payableAt(caller, input)
    const attempt = await deps.db.inTx(async tx => {
      const payable = await payableOf(tx, deps, { ...at, owner: caller.session.owner })
      return payable && (await attemptsOf(tx, at)).find(({ attempt_id }) => attempt_id === input.paymentId)
    })
    if (!attempt) return refuse('notFound', { field: 'paymentId' })
    if (deps.providers.card && continues.includes(attempt.state)) {
      const digest = createHash('sha256').update(JSON.stringify(input.details)).digest('hex')
      const answering = deps.providers.card.details({
        reference: attempt.reference,
        idempotencyKey: idempotencyKeyOf(atOf(attempt), `details-${digest}`),
        amount: money(attempt.charged_amount),
        currency: attempt.currency,
        details: input.details,
        ...(attempt.provider_reference && { providerReference: attempt.provider_reference }),
      })
      await settleInTime(deps, attempt, answering)
      return noteRefused(deps, caller, await resultFor(deps, caller, at))
    }
    return resultFor(deps, caller, at)
  })
