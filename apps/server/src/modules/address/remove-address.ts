import type { address as calls } from '@comanda/contract/address'
import { type Refusal, refuse } from '@comanda/contract/core'
import type { Tx } from '../../platform/db/index.ts'
import { type Handler, once } from '../../platform/http/index.ts'
import type { Deps } from './deps.ts'
import { addressesOf, type Book, lockBook } from './queries.ts'
import type { AddressTables } from './tables.ts'

/** Deletes one of the caller's own addresses; the newest of the rest becomes the default where that one was it. */
export const removeAddress =
  (deps: Deps): Handler<typeof calls.remove> =>
  async (caller, input) => {
    const book = { corporationId: caller.corporationId, owner: caller.session.owner }
    return once<{ addressId: string }, Refusal<'notFound'>>(
      deps.db,
      caller,
      '/api/crm/customer/address/delete',
      input,
      async tx => {
        await lockBook(tx, book)
        if (!(await deleteRow(tx, book, input.addressId))) return refuse('notFound')
        await nameDefault(tx, book)
        return { addressId: input.addressId }
      },
    )
  }

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

/** Gives the default to the newest address where none has it. */
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
