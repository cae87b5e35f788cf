import type { TableInfo } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import { numberKey } from './number-key.ts'
import type { DiningTables } from './tables.ts'

/**
 * Replaces a store's tables.
 * @throws if two have the same code or number
 */
export async function saveTables(
  tx: Tx,
  shop: { corporationId: number; shopId: number },
  tables: readonly TableInfo[],
): Promise<void> {
  await tx
    .withTables<DiningTables>()
    .deleteFrom('dining_table')
    .where('corporation_id', '=', shop.corporationId)
    .where('shop_id', '=', shop.shopId)
    .execute()
  if (tables.length === 0) return
  const rows = tables.map(info => ({
    corporation_id: shop.corporationId,
    shop_id: shop.shopId,
    table_id: info.tableId,
    number_key: numberKey(info.tableName),
    info: JSON.stringify(info),
  }))
  await tx.withTables<DiningTables>().insertInto('dining_table').values(rows).execute()
}
