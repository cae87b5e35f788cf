import type { Tx } from '../../platform/db/index.ts'

const FORGET = {
  name: 'table_seat_forget',
  text: `update table_seat set nick = '', left_at = coalesce(left_at, $3) where corporation_id = $1 and owner = $2`,
}

/** Takes a person from where they sit, and their name from where they sat. */
export const eraseSeats = (tx: Tx, corporationId: number, owner: string, at: Date): Promise<unknown> =>
  tx.query(FORGET, [corporationId, owner, at])
