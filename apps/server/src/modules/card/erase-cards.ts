import type { Tx } from '../../platform/db/index.ts'

const CODES = {
  name: 'card_code_erase',
  text: `delete from card_code where corporation_id = $1 and card_id in
    (select card_id from member_card where corporation_id = $1 and customer_id = $2)`,
}
const CARDS = {
  name: 'member_card_erase',
  text: 'update member_card set password_hash = null where corporation_id = $1 and customer_id = $2',
}
const TRANSFERS = {
  name: 'card_transfer_erase',
  text: `update card_transfer set message = '' where corporation_id = $1 and from_customer_id = $2`,
}

/** Disables a person's cards: codes and passwords are removed. Balances stay in the ledger. CARD-1 */
export async function eraseCards(tx: Tx, corporationId: number, customerId: number): Promise<void> {
  const values = [corporationId, customerId]
  await tx.query(CODES, values)
  await tx.query(CARDS, values)
  await tx.query(TRANSFERS, values)
}
