import type { Tx } from '../../platform/db/index.ts'

const ERASE = {
  name: 'table_seat_erase',
  text: `update table_seat set nick = '', left_at = coalesce(left_at, $3) where corporation_id = $1 and owner = $2`,
}

/** Removes a person's current seats, and their name from former ones. */
export const eraseSeats = (tx: Tx, corporationId: number, owner: string, at: Date): Promise<unknown> =>
  tx.query(ERASE, [corporationId, owner, at])
