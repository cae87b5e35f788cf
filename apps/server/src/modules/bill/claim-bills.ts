import type { Tx } from '../../platform/db/index.ts'

const PARTIES = {
  name: 'bill_party_adopt',
  text: `update bill_party set owner = $3, party_key = 'o:' || table_id || ':' || $3 where corporation_id = $1 and owner = $2
    and not exists (select 1 from bill_party own where own.corporation_id = $1 and own.open
      and own.party_key = 'o:' || bill_party.table_id || ':' || $3)`,
}
const PARTS = {
  name: 'bill_part_adopt',
  text: 'update bill_part set owner = $3 where corporation_id = $1 and owner = $2',
}

/** Moves a guest's own bill and reserved parts into the account the guest signed in to. LOGIN-3 */
export async function claimBills(tx: Tx, corporationId: number, from: string, to: string): Promise<void> {
  if (from === to) return
  await tx.query(PARTIES, [corporationId, from, to])
  await tx.query(PARTS, [corporationId, from, to])
}
