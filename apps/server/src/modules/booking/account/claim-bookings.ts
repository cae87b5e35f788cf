import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/index.ts'
import type { BookingTables } from '../tables.ts'

/**
 * Moves a guest's bookings and waiting list place to the account. If the account waits at the same store already, its
 * own place stays and the guest's is given up. Safe to repeat. LOGIN-4
 */
export async function claimBookings(tx: Tx, corporationId: number, from: string, to: string, at: Date): Promise<void> {
  if (from === to) return
  await tx
    .withTables<BookingTables>()
    .updateTable('booking')
    .set({ owner: to })
    .where('corporation_id', '=', corporationId)
    .where('owner', '=', from)
    .execute()
  await sql`update waiting_party as party set state = 'left', ended_at = ${at}, changed_at = ${at}, watch_at = null
    where corporation_id = ${corporationId} and owner = ${from} and ended_at is null and exists (
      select 1 from waiting_party as own where own.corporation_id = ${corporationId} and own.owner = ${to}
        and own.shop_id = party.shop_id and own.ended_at is null)`.execute(tx)
  await tx
    .withTables<BookingTables>()
    .updateTable('waiting_party')
    .set({ owner: to })
    .where('corporation_id', '=', corporationId)
    .where('owner', '=', from)
    .execute()
}
