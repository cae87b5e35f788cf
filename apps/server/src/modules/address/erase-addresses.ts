import type { Tx } from '../../platform/db/index.ts'

const ERASE = { name: 'address_erase', text: 'delete from address where corporation_id = $1 and owner = $2' }

/** Deletes a person's addresses. */
export const eraseAddresses = (tx: Tx, corporationId: number, owner: string): Promise<unknown> =>
  tx.query(ERASE, [corporationId, owner])
