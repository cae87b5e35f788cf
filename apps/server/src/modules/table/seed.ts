import type { TableInfo } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import { saveTables } from './save-tables.ts'

/** Inserts the first tables of a store. */
export const seedTables = (
  tx: Tx,
  shop: { corporationId: number; shopId: number },
  tables: readonly TableInfo[],
): Promise<void> => saveTables(tx, shop, tables)
