import type { Tx } from '../../../platform/db/index.ts'

const ERASED_GIFT = { recipient: '', from: '', fromEmail: '', message: '' }

const ORDERS = {
  name: 'gift_order_erase',
  text: `update gift_order bought set from_email = '', friend = friend || $3::jsonb || '{"destination": ""}'
    where corporation_id = $1 and owner = $2 and not exists (select 1 from gift_send due
      where due.corporation_id = $1 and due.order_id = bought.order_id and due.state = 'scheduled')`,
}
const SENDS = {
  name: 'gift_send_erase',
  text: `update gift_send set friend = friend || $3::jsonb, destination = ''
    where corporation_id = $1 and owner = $2 and state <> 'scheduled'`,
}

const CARDS = {
  name: 'gift_card_erase',
  text: `update gift_card set giver = '', message = '' where corporation_id = $1 and owner = $2`,
}

const RECEIVED = {
  name: 'gift_send_received_erase',
  text: `update gift_send set friend = friend || $3::jsonb, destination = ''
    where corporation_id = $1 and destination = any($2::text[]) and state <> 'scheduled'`,
}

/** Whose gifts are erased, and the addresses that others sent gifts to. */
interface GiftsOf {
  corporationId: number
  owner: string
  contacts: readonly string[]
}

/**
 * Removes names, addresses and messages from what a person bought and sent; gifts scheduled for a later day are still
 * sent. CARD-5
 */
export async function eraseGifts(tx: Tx, at: GiftsOf): Promise<void> {
  const { corporationId, owner, contacts } = at
  const values = [corporationId, owner, JSON.stringify(ERASED_GIFT)]
  await tx.query(ORDERS, values)
  await tx.query(SENDS, values)
  await tx.query(CARDS, [corporationId, owner])
  await tx.query(RECEIVED, [corporationId, contacts, JSON.stringify({ recipient: '' })])
}
