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
