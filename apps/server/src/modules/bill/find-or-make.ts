import type { Tx } from '../../platform/db/index.ts'
import type { BillRow, PartyRow } from './tables.ts'

const FIND_OR_MAKE = {
  name: 'bill_find_or_make',
  text: `with known as (
      select bill_id from bill_party where corporation_id = $1 and party_key = $3 and open
    ), party as (
      insert into bill_party
        (corporation_id, bill_id, party_key, shop_id, table_id, table_info, session_id, owner, open, joined_at)
      select $1, $2, $3, $4, $5, $6, $7, $8, true, $9 where not exists (select from known)
      on conflict do nothing
      returning bill_id
    ), bill as (
      insert into table_bill (corporation_id, bill_id, shop_id, state, pays, version, people, currency, opened_by,
        opened_at, changed_at, closed_by)
      select $1, bill_id, $4, 'open', $10, 1, $11, $12, $13, $9, $9, '' from party
    )
    select bill_id as "billId", false as fresh from known union all select bill_id, true from party`,
}

/**
 * The bill of a party, or this new one, in one statement, because every round needs it. Undefined if another request
 * created one at the same moment: calling again returns it. ORDER-3
 */
export async function findOrMake(
  tx: Tx,
  party: PartyRow,
  bill: BillRow,
): Promise<{ billId: string; fresh: boolean } | undefined> {
  const { rows } = await tx.query<{ billId: string; fresh: boolean }>(FIND_OR_MAKE, [
    bill.corporation_id,
    bill.bill_id,
    party.party_key,
    bill.shop_id,
    party.table_id,
    JSON.stringify(party.table_info),
    party.session_id,
    party.owner,
    bill.opened_at,
    bill.pays,
    bill.people,
    JSON.stringify(bill.currency),
    bill.opened_by,
  ])
  return rows[0]
}
