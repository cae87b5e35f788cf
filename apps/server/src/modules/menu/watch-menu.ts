import type { Queries } from '../../platform/db/index.ts'
import type { Watchable } from '../../platform/push/index.ts'
import type { Menus } from '../../ports/menu.ts'

const CHANGED_AT = {
  name: 'menu_changed_at',
  text: 'select shop_id, updated_at from menu where corporation_id = $1 and shop_id = any($2::bigint[])',
}

/** Subscription to the published menu; open to everyone, like the menu itself. MENU-1 */
export const watchMenu = (db: Queries, menus: Menus): Watchable => ({
  mayWatch: async () => true,
  async versionsOf(corporationId, ids) {
    const shopIds = ids.filter(id => /^\d{1,15}$/.test(id))
    const { rows } = await db.query<{ shop_id: number; updated_at: Date }>(CHANGED_AT, [corporationId, shopIds])
    return new Map(rows.map(row => [String(row.shop_id), row.updated_at.getTime()]))
  },
  changed: (corporationId, id) => menus.outdate({ corporationId, shopId: Number(id) }),
})
