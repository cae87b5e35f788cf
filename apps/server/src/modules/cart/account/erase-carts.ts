import type { Tx } from '../../../platform/db/index.ts'

const ERASE = { name: 'cart_erase', text: 'delete from cart where corporation_id = $1 and owner = $2' }

/** Deletes a person's own carts. */
export const eraseCarts = (tx: Tx, corporationId: number, owner: string): Promise<unknown> =>
  tx.query(ERASE, [corporationId, owner])
