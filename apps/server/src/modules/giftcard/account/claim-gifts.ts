import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/index.ts'
import type { GiftTables } from '../tables.ts'

/**
 * Moves what a guest bought and sent to the account; cards they bought for themselves become the account's own. Safe to
 * repeat. LOGIN-4
 */
export async function claimGifts(tx: Tx, corporationId: number, from: string, to: string): Promise<void> {
  if (from === to) return
  const db = tx.withTables<GiftTables>()
  await sql`update gift_card as card set owner = ${to}
    where corporation_id = ${corporationId} and owner is null and voided_at is null and exists (
      select 1 from gift_order as bought where bought.corporation_id = ${corporationId}
        and bought.order_id = card.order_id and bought.owner = ${from} and bought.friend is null)`.execute(tx)
  for (const table of ['gift_order', 'gift_send'] as const)
    await db
      .updateTable(table)
      .set({ owner: to })
      .where('corporation_id', '=', corporationId)
      .where('owner', '=', from)
      .execute()
}
