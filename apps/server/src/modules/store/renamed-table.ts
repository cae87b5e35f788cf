import type { ShopConfig } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import { lockConfig } from './settings/save-part.ts'
import { saveShop } from './save-shop.ts'

const renamed = (config: ShopConfig, from: string, to: string | undefined): ShopConfig => {
  if (!config.booking) return config
  const areas = config.booking.areas.map(area => ({
    ...area,
    tableNames: area.tableNames.flatMap(name => {
      if (name !== from) return [name]
      return to === undefined ? [] : [to]
    }),
  }))
  return { ...config, booking: { ...config.booking, areas } }
}

/** Updates the bookable areas after a table was renumbered, or removed (`to` undefined). BOOK-1 */
export async function renameBookedTable(
  tx: Tx,
  shop: { corporationId: number; shopId: number },
  { from, to }: { from: string; to: string | undefined },
  at: Date,
): Promise<void> {
  const config = await lockConfig(tx, shop)
  if (!config?.booking?.areas.some(({ tableNames }) => tableNames.includes(from))) return
  await saveShop(tx, shop.corporationId, renamed(config, from, to), at)
}
