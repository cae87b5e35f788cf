import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { isUuid } from '../../platform/ids.ts'
import { fromStored } from '../../platform/personal-data.ts'
import { type AddressRow, type AddressTables, personalAddress } from './tables.ts'

/** Owner of addresses: every query and change names brand and owner: a row of another person is never reached. A1 */
export interface Book {
  corporationId: number
  owner: string
}

/** Limit of a person's addresses. */
export const MAX_ADDRESSES = 20

/** A person's addresses, the default first, then the newest. */
export async function addressesOf(queries: Queries, book: Book): Promise<AddressRow[]> {
  const rows = await queries
    .withTables<AddressTables>()
    .selectFrom('address')
    .selectAll()
    .where('corporation_id', '=', book.corporationId)
    .where('owner', '=', book.owner)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('address_id')
    .limit(MAX_ADDRESSES * 2)
    .execute()
  return rows.map(row => fromStored(personalAddress, row))
}

/** One of a person's addresses; undefined both for another person's and for an unknown id. */
export async function addressOf(queries: Queries, book: Book, addressId: string): Promise<AddressRow | undefined> {
  if (!isUuid(addressId)) return undefined
  const row = await queries
    .withTables<AddressTables>()
    .selectFrom('address')
    .selectAll()
    .where('corporation_id', '=', book.corporationId)
    .where('owner', '=', book.owner)
    .where('address_id', '=', addressId)
    .executeTakeFirst()
  return row && fromStored(personalAddress, row)
}

/** Removes the default from the address that has it, so that another can have it. */
export async function clearDefault(tx: Tx, book: Book): Promise<void> {
  await tx
    .withTables<AddressTables>()
    .updateTable('address')
    .set({ is_default: false })
    .where('corporation_id', '=', book.corporationId)
    .where('owner', '=', book.owner)
    .where('is_default', '=', true)
    .execute()
}

/** Serialises a person's changes until the transaction ends: rows that do not exist yet cannot be locked. */
export async function lockBook(tx: Tx, { corporationId, owner }: Book): Promise<void> {
  await sql`insert into address_book (corporation_id, owner) values (${corporationId}, ${owner})
    on conflict (corporation_id, owner) do update set owner = excluded.owner`.execute(tx)
}
