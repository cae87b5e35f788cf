import type { address as calls } from '@comanda/contract/address'
import { refuse } from '@comanda/contract/core'
import type { Handler } from '../../platform/http/index.ts'
import type { Deps } from './deps.ts'
import { shownAddress } from './present.ts'
import { addressesOf, MAX_ADDRESSES } from './queries.ts'

/** Order: addresses in reach first, then those without coordinates, then those out of reach. */
const order = { inReach: 0, unknown: 1, outOfReach: 2 } as const

type Shown = ReturnType<typeof shownAddress>

/** The address of the last delivery, else the default one; none where the store does not deliver to it. PRICE-6 */
function checkedOf(addresses: readonly Shown[], lastId: string | undefined): Shown | undefined {
  const fits = addresses.filter(({ reach }) => reach === undefined || reach.kind === 'inReach')
  return fits.find(({ addressId }) => addressId === lastId) ?? fits.find(({ isDefault }) => isDefault)
}

/** The caller's own addresses; with a store, whether it delivers there, shown before a cart is filled. PRICE-6 */
export const queryAddresses =
  (deps: Deps): Handler<typeof calls.query> =>
  async (caller, input) => {
    const shop = input.shopId === undefined ? undefined : await deps.shopOf(caller.corporationId, input.shopId)
    if (input.shopId !== undefined && !shop) return refuse('shopUnknown')
    const rows = await addressesOf(deps.db, { corporationId: caller.corporationId, owner: caller.session.owner })
    const addresses = rows.map(row => shownAddress(row, caller.language, shop && { ...shop, now: deps.clock() }))
    const last =
      rows.length === 0 ? undefined : await deps.lastAddressOf(deps.db, caller.corporationId, caller.session.owner)
    const checked = checkedOf(addresses, last)
    const rank = (reach: Shown['reach']) => (reach ? order[reach.kind] : 0)
    return {
      addresses: addresses
        .map(address => ({ ...address, checked: address === checked }))
        .sort((a, b) => rank(a.reach) - rank(b.reach)),
      most: MAX_ADDRESSES,
    }
  }
