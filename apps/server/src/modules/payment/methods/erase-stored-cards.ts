import type { Tx } from '../../../platform/db/index.ts'
import type { Deps } from '../deps.ts'
import { payerIdOf } from '../attempt/references.ts'

interface Payer {
  payerId: string
}

export const ERASE_CARDS_JOB = 'forget-stored-cards'

/** Deletes the cards the provider stores for an erased account; repeated until it succeeds. PAY-8 */
export const deleteStoredCards =
  ({ providers }: Pick<Deps, 'providers'>) =>
  async ({ payerId }: Payer): Promise<void> => {
    if (!providers.card) return
    const stored = await providers.card.listStored(payerId)
    if (!stored) throw new Error('The provider does not say which cards it keeps')
    for (const { id } of stored)
      if (!(await providers.card.removeStored(payerId, id))) throw new Error('The provider keeps a card')
  }

const DEVICES = {
  name: 'payment_attempt_device_erase',
  text: `update payment_attempt set device = '' where corporation_id = $1 and owner = $2`,
}

const REASONS = {
  name: 'payment_refund_reason_erase',
  text: `update payment_refund set reason = '', asked_name = ''
    where corporation_id = $1 and asked_kind = 'guest' and asked_by = $2`,
}

/** Removes devices, names and reasons from a person's payments and refunds; amounts and references stay for the books. */
export async function erasePayer(tx: Tx, corporationId: number, owner: string): Promise<void> {
  await tx.query(DEVICES, [corporationId, owner])
  await tx.query(REASONS, [corporationId, owner])
}

/** Queues the deletion of an account's cards at the provider, after this transaction commits. */
export async function eraseStoredCards(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  corporationId: number,
  customerId: number,
): Promise<void> {
  const payerId = payerIdOf(corporationId, customerId)
  if (payerId) await jobs.enqueue(tx, ERASE_CARDS_JOB, { payerId })
}
