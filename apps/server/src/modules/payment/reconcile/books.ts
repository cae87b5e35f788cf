import { payableAccount, providerOf } from '@comanda/domain/payment'
import { account, move, post } from '../../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { AttemptRow } from '../tables.ts'

/**
 * Posts what follows from the attempt's state, in any order of events: received once held, returned once it went back,
 * received again once that return failed. M2, M8, W2
 */
export async function postAttempt(tx: Tx, before: AttemptRow, row: AttemptRow): Promise<void> {
  if (!row.authorised || row.charged_amount === 0) return
  const payable = payableAccount(row.kind, row.payable_id)
  const provider = account.provider(providerOf(row.payment_method) ?? 'card')
  const common = {
    corporationId: row.corporation_id,
    currencyCode: row.currency.currencyCode,
    reference: row.payable_id,
    at: row.changed_at,
  }
  const { attempt_id: id } = row
  await post(tx, {
    ...common,
    causeKey: `payment-received:${id}`,
    kind: 'paymentReceived',
    entries: move(row.charged_amount, provider, payable),
  })
  // Partial refunds have postings of their own.
  const rest = row.charged_amount - row.returned_amount
  if (row.state === 'returned' && rest > 0)
    await post(tx, {
      ...common,
      causeKey: `payment-returned:${id}`,
      kind: 'paymentReturned',
      entries: move(rest, payable, provider),
    })
  if (before.state === 'returned' && row.state === 'returnFailed' && rest > 0)
    await post(tx, {
      ...common,
      causeKey: `payment-returned-failed:${id}`,
      kind: 'paymentReturned',
      entries: move(rest, provider, payable),
    })
}
