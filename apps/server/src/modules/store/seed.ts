import type { ShopConfig } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import { saveShop } from './save-shop.ts'

/** Inserts a store into an empty database. */
export const seedShop = (tx: Tx, corporationId: number, config: ShopConfig, at: Date): Promise<number> =>
  saveShop(tx, corporationId, config, at)
