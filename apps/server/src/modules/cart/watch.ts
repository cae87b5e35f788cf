import type { Guest } from '../../platform/http/index.ts'
import { isUuid } from '../../platform/ids.ts'
import { cartOf, sharedWith } from './order/for-order.ts'
import type { Deps } from './deps.ts'

const VERSIONS = {
  name: 'cart_versions',
  text: 'select cart_id, version from cart where corporation_id = $1 and cart_id = any($2::uuid[])',
}

/** The port of live updates to carts. CART-11 */
export interface CartWatch {
  mayWatch(caller: Guest, id: string): Promise<boolean>
  versionsOf(corporationId: number, ids: readonly string[]): Promise<ReadonlyMap<string, number>>
}

/** A cart may be watched by its owner, also on a second phone, and by those who share it. C6 */
export const createWatch = (deps: Deps): CartWatch => ({
  async mayWatch(caller, id) {
    if (!isUuid(id)) return false
    const input = { corporationId: caller.corporationId, owner: caller.session.owner, cartId: id }
    return (await cartOf(deps, input)) !== undefined || (await sharedWith(deps, deps.db, input)) !== undefined
  },
  async versionsOf(corporationId, ids) {
    const { rows } = await deps.db.query<{ cart_id: string; version: number }>(VERSIONS, [corporationId, ids])
    return new Map(rows.map(row => [row.cart_id, row.version]))
  },
})
