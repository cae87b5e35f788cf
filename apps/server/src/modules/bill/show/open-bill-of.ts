import type { Queries } from '../../../platform/db/index.ts'

const OPEN = {
  name: 'bill_open_of',
  text: `select 1 from bill_party party where party.corporation_id = $1 and party.open and (party.owner = $2
      or exists (select 1 from table_seat seat where seat.corporation_id = $1 and seat.owner = $2
        and seat.session_id = party.session_id and seat.left_at is null)) limit 1`,
}

/** Whether a person has an open table bill, alone or with a party. */
export const hasOpenBill = async (db: Queries, corporationId: number, owner: string): Promise<boolean> =>
  (await db.query(OPEN, [corporationId, owner])).count > 0

const PART_OWNERS = {
  name: 'bill_part_owners',
  text: `select part.owner from bill_party party
    join bill_part part on part.corporation_id = party.corporation_id and part.bill_id = party.bill_id
    where party.corporation_id = $1 and party.shop_id = $2 and party.table_id = $3 and party.session_id = $4
    union select party.owner from bill_party party
    where party.corporation_id = $1 and party.shop_id = $2 and party.table_id = $3 and party.open and party.owner <> ''`,
}

/** The people at a table who pay or paid a part of its bill, or have a bill alone. */
export async function partOwners(
  db: Queries,
  at: { corporationId: number; shopId: number; tableId: string; sessionId: string },
): Promise<string[]> {
  const values = [at.corporationId, at.shopId, at.tableId, at.sessionId]
  return (await db.query<{ owner: string }>(PART_OWNERS, values)).rows.map(({ owner }) => owner)
}
