import type { Tx } from '../../platform/db/index.ts'

const FORGET = { name: 'address_forget', text: 'delete from address where corporation_id = $1 and owner = $2' }

/** Lets a person's addresses go. */
export const eraseAddresses = (tx: Tx, corporationId: number, owner: string): Promise<unknown> =>
  tx.query(FORGET, [corporationId, owner])
