import { isReturn } from '@comanda/domain/payment'
import type { Tx } from '../../../platform/db/index.ts'
import type { PaymentEvent } from '../../../providers/payment/port.ts'
import { atOf, takeStep } from '../attempt/attempt-step.ts'
import type { Deps } from '../deps.ts'
import type { AttemptRow } from '../tables.ts'

/** The bank took the money back for its customer, or had to return it to us. */
export type Dispute = 'chargeback' | 'chargebackReversed'

const DISPUTE_EVENTS = {
  name: 'payment_dispute_say',
  text: `insert into payment_dispute (corporation_id, payable_id, attempt_no, said, said_at) values ($1, $2, $3, $4, $5)
    on conflict (corporation_id, payable_id, attempt_no) do update set said = excluded.said, said_at = excluded.said_at
      where excluded.said_at > payment_dispute.said_at
        or (excluded.said_at = payment_dispute.said_at and excluded.said = 'chargebackReversed')`,
}

/** True if no later dispute event is stored, by the provider's own time. */
async function isNewest(tx: Tx, row: AttemptRow, dispute: Dispute, at: Date): Promise<boolean> {
  const key = [row.corporation_id, row.payable_id, row.attempt_no]
  return (await tx.query(DISPUTE_EVENTS, [...key, dispute, at])).count > 0
}

/**
 * Applies a chargeback or its reversal. It implies that the money was received: if that was not reported yet, it is
 * recorded now. Of several events the newest by provider time applies, in any order of arrival. Each is logged for a
 * person, also if the money had been returned before: then the guest has it twice. W2
 */
export async function applyDispute(
  tx: Tx,
  deps: Deps,
  attempt: AttemptRow,
  { dispute, event }: { dispute: Dispute; event: PaymentEvent },
): Promise<void> {
  const source = { cause: 'message', providerReference: event.providerReference }
  const row = await takeStep(tx, deps, attempt, { ...source, event: 'captured' })
  const at = event.at === '' ? new Date(deps.clock()) : new Date(event.at)
  if (!(await isNewest(tx, row, dispute, at))) return
  if (isReturn(row.state)) deps.log.error('a payment needs a person', { ...atOf(row), state: row.state, dispute })
  else await takeStep(tx, deps, row, { ...source, event: dispute })
}
