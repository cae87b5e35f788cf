import { type Guest, servedShop } from '../../../platform/http/index.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Watchable } from '../../../platform/push/index.ts'
import type { Deps } from '../deps.ts'
import { shares } from '../guest/shared-orders.ts'
import type { OrderTables } from '../tables.ts'

/** `order:<id>`: its own guest, those who share its table, and the staff of its store. */
export const watchableOrders = ({ db, sharedWith }: Deps): Watchable => ({
  async mayWatch(caller, id) {
    if (!isUuid(id)) return false
    const row = await db
      .withTables<OrderTables>()
      .selectFrom('customer_order')
      .select(['owner', 'shop_id', 'cart_id', 'biz_type', 'created_at', 'ended_at'])
      .where('corporation_id', '=', caller.corporationId)
      .where('order_id', '=', id)
      .executeTakeFirst()
    if (!row) return false
    const person = { corporationId: caller.corporationId, owner: caller.session.owner }
    return row.owner === person.owner || serves(caller, row.shop_id) || shares({ sharedWith }, db, person, row)
  },
  async versionsOf(corporationId, ids) {
    const validIds = ids.filter(id => isUuid(id))
    if (validIds.length === 0) return new Map()
    const rows = await db
      .withTables<OrderTables>()
      .selectFrom('customer_order')
      .select(['order_id', 'version'])
      .where('corporation_id', '=', corporationId)
      .where('order_id', 'in', validIds)
      .execute()
    return new Map(rows.map(row => [row.order_id, row.version]))
  },
})

const serves = (caller: Guest, shopId: number): boolean => servedShop(caller, shopId) !== undefined

const BOARDS = {
  name: 'order_boards',
  text: `select shop_id, max(at) as at from (
      select shop_id, max(changed_at) as at from customer_order
      where corporation_id = $1 and shop_id = any($2::bigint[]) and ended_at is null group by shop_id
      union all
      select shop_id, max(ended_at) as at from customer_order
      where corporation_id = $1 and shop_id = any($2::bigint[]) and ended_at > $3 group by shop_id
    ) as changes group by shop_id`,
}

/** How far back (ms) a board that stayed subscribed can have missed an order's end. */
const MISSED_MS = 3_600_000

/** `shop:<id>`: the board of a store, for its staff; its version is the time of the last change of any order (epoch ms). */
export const watchableBoards = ({ db, clock }: Deps): Watchable => ({
  mayWatch: async (caller, id) => serves(caller, Number(id)),
  async versionsOf(corporationId, ids) {
    const shopIds = ids.map(Number).filter(Number.isSafeInteger)
    const since = new Date(clock() - MISSED_MS)
    const { rows } = await db.query<{ shop_id: number; at: Date }>(BOARDS, [corporationId, shopIds, since])
    return new Map(rows.map(row => [String(row.shop_id), row.at.getTime()]))
  },
})
