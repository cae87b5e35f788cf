import { type Refusal, refuse } from '@comanda/contract/core'
import type { TableInfo } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import { tablesAt } from './find-table.ts'
import { numberKey } from './number-key.ts'
import type { DiningTables } from './tables.ts'

const MAX_TABLES = 500

/**
 * Adds tables to a store, unless it would have too many.
 * @throws if two have the same code or number
 */
export async function insertTables(
  tx: Tx,
  shop: ShopAt,
  tables: readonly TableInfo[],
): Promise<Refusal<'tablesMany'> | undefined> {
  if (tables.length === 0) return undefined
  const existing = await tablesAt(tx, shop.corporationId, shop.shopId)
  if (existing.length + tables.length > MAX_TABLES) return refuse('tablesMany', { params: { most: MAX_TABLES } })
  const rows = tables.map(info => ({
    corporation_id: shop.corporationId,
    shop_id: shop.shopId,
    table_id: info.tableId,
    number_key: numberKey(info.tableName),
    info: JSON.stringify(info),
  }))
  await tx.withTables<DiningTables>().insertInto('dining_table').values(rows).execute()
  return undefined
}

/** The index of the first buffet of a table that its store's menu does not have; -1 if it has all. */
export const unknownStall = (
  { buffetStallIds }: Pick<TableInfo, 'buffetStallIds'>,
  stalls: readonly { buffetStallId: string }[],
): number => buffetStallIds.findIndex(id => stalls.every(it => it.buffetStallId !== id))
