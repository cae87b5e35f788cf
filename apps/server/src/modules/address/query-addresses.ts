import type { address as calls } from '@comanda/contract/address'
import { refuse } from '@comanda/contract/core'
import type { Handler } from '../../platform/http/index.ts'
import type { Needs } from './needs.ts'
import { shown } from './present.ts'
import { addressesOf, MOST } from './queries.ts'

/** Those in reach are offered first, then those that have no point yet, then those out of reach. */
const order = { inReach: 0, unknown: 1, outOfReach: 2 } as const

/** The caller's own addresses; with a store, whether it delivers there, said before a cart is built. PRICE-6 */
export const queryAddresses =
  (needs: Needs): Handler<typeof calls.query> =>
  async (who, ask) => {
    const shop = ask.shopId === undefined ? undefined : await needs.shopOf(who.corporationId, ask.shopId)
    if (ask.shopId !== undefined && !shop) return refuse('shopUnknown')
    const rows = await addressesOf(needs.db, { corporationId: who.corporationId, owner: who.session.owner })
    const addresses = rows.map(row => shown(row, who.language, shop && { ...shop, now: needs.clock() }))
    const rank = (reach: (typeof addresses)[number]['reach']) => (reach ? order[reach.kind] : 0)
    return { addresses: addresses.sort((a, b) => rank(a.reach) - rank(b.reach)), most: MOST }
  }
