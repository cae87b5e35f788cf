import type { Tx } from '../../../platform/db/index.ts'
import type { Deps } from '../deps.ts'
import { payerIdOf } from '../attempt/references.ts'

interface Payer {
  payerId: string
}

export const FORGET_CARDS_JOB = 'forget-stored-cards'

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

/** Queues the deletion of an account's cards at the provider, after this transaction commits. */
export async function eraseStoredCards(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  corporationId: number,
  customerId: number,
): Promise<void> {
  const payerId = payerIdOf(corporationId, customerId)
  if (payerId) await jobs.enqueue(tx, FORGET_CARDS_JOB, { payerId })
}
