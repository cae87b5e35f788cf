import type { AttemptEvent } from '@comanda/domain/payment'
import type { PaymentAnswer } from '../../../providers/payment/port.ts'
import type { AttemptUpdate } from '../attempt/attempt-step.ts'

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
export const newsOf = (answer: PaymentAnswer): AttemptUpdate => ({
  event: events[answer.outcome],
  cause: 'answer',
  ...('providerReference' in answer && answer.providerReference && { providerReference: answer.providerReference }),
  ...('brand' in answer && answer.brand && { brand: answer.brand }),
  ...('lastFour' in answer && answer.lastFour && { lastFour: answer.lastFour }),
  ...(answer.outcome === 'refused' && { because: answer.because }),
  ...(answer.outcome === 'action' && { action: answer.action }),
})
