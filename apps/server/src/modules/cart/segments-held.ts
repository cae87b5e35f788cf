import { type ShopConfig, segmentsIn } from '@comanda/domain/store'
import type { Queries } from '../../platform/db/index.ts'
import type { Deps } from './deps.ts'

interface GuestAt {
  corporationId: number
  /** The member whose prices apply; absent or 0 for a guest. */
  customerId?: number | undefined
  shop: Pick<ShopConfig, 'promotions'>
  db: Queries
}

/** The segments a member is in now, of those that the store's promotions are for; sorted. CARD-19 */
export async function segmentsHeld(
  deps: Pick<Deps, 'segmentsOf'>,
  { corporationId, customerId = 0, shop, db }: GuestAt,
): Promise<string[]> {
  const named = segmentsIn(shop.promotions)
  if (named.length === 0 || customerId <= 0) return []
  return (await deps.segmentsOf(db, { corporationId, customerId }, named)).toSorted()
}
