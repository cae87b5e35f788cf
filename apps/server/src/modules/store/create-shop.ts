import type { ShopConfig } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { Deps } from './deps.ts'
import { saveShop } from './save-shop.ts'
import type { StoreTables } from './tables.ts'

/** Two stores of a brand created at once wait for each other, so that each gets a number of its own. */
const ONE_AT_A_TIME = {
  name: 'create_shop',
  text: `select pg_advisory_xact_lock(hashtextextended('create-shop:' || $1, 0))`,
}
/** The number of a brand's first store. */
const FIRST_SHOP = 101

/**
 * Creates a store with an empty menu. Its number is the next one of the brand; `config.shopId` is ignored. Numbers are never
 * used again, because closed stores remain. STORE-1
 */
export async function createShop(
  tx: Tx,
  { startMenu }: Pick<Deps, 'startMenu'>,
  corporationId: number,
  config: ShopConfig,
  at: Date,
  copyFrom?: ShopAt,
): Promise<ShopConfig> {
  await tx.query(ONE_AT_A_TIME, [String(corporationId)])
  const { last } = await tx
    .withTables<StoreTables>()
    .selectFrom('shop')
    .select(({ fn }) => fn.max('shop_id').as('last'))
    .where('corporation_id', '=', corporationId)
    .executeTakeFirstOrThrow()
  const shop = { ...config, shopId: last === null ? FIRST_SHOP : Number(last) + 1 }
  await insertShop(tx, { startMenu }, corporationId, shop, at, copyFrom)
  return shop
}

/** Inserts a store under its number, with its first menu. */
export async function insertShop(
  tx: Tx,
  { startMenu }: Pick<Deps, 'startMenu'>,
  corporationId: number,
  config: ShopConfig,
  at: Date,
  copyFrom?: ShopAt,
): Promise<void> {
  await saveShop(tx, corporationId, config, at)
  await startMenu(tx, { corporationId, shopId: config.shopId }, at, copyFrom)
}
