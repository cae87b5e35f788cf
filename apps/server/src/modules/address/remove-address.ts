import { address as calls } from '@comanda/contract/address'
import { refuse } from '@comanda/contract/core'
import type { Tx } from '../../platform/db/index.ts'
import { change, type Handler } from '../../platform/http/index.ts'
import type { Deps } from './deps.ts'
import { addressesOf, type Book, lockBook } from './queries.ts'
import type { AddressTables } from './tables.ts'

/** Deletes one of the caller's own addresses; if it was the default, the newest of the rest becomes the default. */
export const removeAddress = (deps: Deps): Handler<typeof calls.remove> =>
  change(calls.remove, deps, async (tx, { corporationId, session: { owner } }, { addressId }) => {
    const book = { corporationId, owner }
    await lockBook(tx, book)
    if (!(await deleteRow(tx, book, addressId))) return refuse('notFound')
    await nameDefault(tx, book)
    return { addressId }
  })

async function deleteRow(tx: Tx, book: Book, addressId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .withTables<AddressTables>()
    .deleteFrom('address')
    .where('corporation_id', '=', book.corporationId)
    .where('owner', '=', book.owner)
    .where('address_id', '=', addressId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Makes the newest address the default if there is none. */
export async function nameDefault(tx: Tx, book: Book): Promise<void> {
  const [first] = await addressesOf(tx, book)
  if (!first || first.is_default) return
  await tx
    .withTables<AddressTables>()
    .updateTable('address')
    .set({ is_default: true })
    .where('corporation_id', '=', book.corporationId)
    .where('owner', '=', book.owner)
    .where('address_id', '=', first.address_id)
    .execute()
}
