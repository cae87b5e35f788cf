import { monthsAfter } from '@comanda/domain/card'
import type { Tx } from '../../platform/db/index.ts'
import { cardById } from './queries.ts'

const RENEW = {
  name: 'card_renew',
  text: `update member_card set expires_at = greatest(expires_at, $3)
    where corporation_id = $1 and card_id = $2 and expires_at is not null`,
}

/**
 * Renews a card that money was paid onto: from `at` (epoch ms) it is valid for the months of its program, and never shorter than
 * before. A card without expiry stays as it is. CARD-1
 */
export async function renewCard(
  tx: Tx,
  { corporationId, cardId, at }: { corporationId: number; cardId: string; at: number },
): Promise<void> {
  const card = await cardById(tx, corporationId, cardId)
  const months = card?.program.validMonths
  if (months !== undefined) await tx.query(RENEW, [corporationId, cardId, new Date(monthsAfter(at, months))])
}
