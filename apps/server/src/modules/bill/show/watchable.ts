import { servedShop } from '../../../platform/http/index.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Watchable } from '../../../platform/push/index.ts'
import type { Deps } from '../deps.ts'
import { readerOf, relationToBill } from './own-bill.ts'
import { findBill } from '../queries.ts'

const VERSIONS = {
  name: 'bill_versions',
  text: `select bill_id, changed_at as at from table_bill
    where corporation_id = $1 and bill_id = any($2::uuid[])`,
}

/**
 * `bill:<billId>`: a table's bill, for its seated guests and the staff of the store; its version is a time (epoch ms).
 */
export const watchableBills = (deps: Deps): Watchable => ({
  async mayWatch(caller, billId) {
    if (!isUuid(billId)) return false
    const at = { corporationId: caller.corporationId, billId }
    const row = await findBill(deps.db, at)
    if (!row) return false
    if (servedShop(caller, row.shop_id)) return true
    return (await relationToBill(deps, deps.db, readerOf(caller), at)) !== undefined
  },
  async versionsOf(corporationId, ids) {
    const known = ids.filter(id => isUuid(id))
    const { rows } = await deps.db.query<{ bill_id: string; at: Date }>(VERSIONS, [corporationId, known])
    return new Map(rows.map(row => [row.bill_id, row.at.getTime()]))
  },
})
