import type { MenuDocument } from '@comanda/domain/menu'
import type { TableInfo } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import { insertTables, unknownStall } from './insert-tables.ts'

/**
 * Inserts the first tables of a store as the console would.
 * @throws RangeError where the console would refuse one
 */
export async function seedTables(
  tx: Tx,
  shop: ShopAt,
  tables: readonly TableInfo[],
  { buffetRules }: Pick<MenuDocument, 'buffetRules'>,
): Promise<void> {
  const stalls = buffetRules.map(({ buffetStallId }) => ({ buffetStallId }))
  const unfit = tables.find(table => unknownStall(table, stalls) >= 0)
  if (unfit) throw new RangeError(`Store ${shop.shopId}: table ${unfit.tableName} has a buffet that the menu lacks`)
  const refusal = await insertTables(tx, shop, tables)
  if (refusal) throw new RangeError(`Store ${shop.shopId}: ${refusal.refused}`)
}
