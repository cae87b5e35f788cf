import type { Tx } from '../../platform/db/index.ts'
import { addressesOf, clearDefault, lockBook, MAX_ADDRESSES } from './queries.ts'
import { nameDefault } from './remove-address.ts'
import type { AddressTables } from './tables.ts'

/**
 * Moves a guest's addresses to the account. The account's own addresses and its default stay; those above the limit are
 * deleted, oldest first. LOGIN-3
 */
export async function claimAddresses(tx: Tx, corporationId: number, from: string, to: string): Promise<void> {
  if (from === to) return
  const [guest, account] = [
    { corporationId, owner: from },
    { corporationId, owner: to },
  ]
  await lockBook(tx, account)
  const brought = await addressesOf(tx, guest)
  if (brought.length === 0) return
  const room = MAX_ADDRESSES - (await addressesOf(tx, account)).length
  await clearDefault(tx, guest)
  const moved = brought.slice(0, Math.max(0, room)).map(row => row.address_id)
  const rows = tx.withTables<AddressTables>()
  if (moved.length > 0) {
    await rows
      .updateTable('address')
      .set({ owner: to })
      .where('corporation_id', '=', corporationId)
      .where('owner', '=', from)
      .where('address_id', 'in', moved)
      .execute()
  }
  await rows.deleteFrom('address').where('corporation_id', '=', corporationId).where('owner', '=', from).execute()
  await nameDefault(tx, account)
}
