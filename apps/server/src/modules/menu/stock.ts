import type { StockMap, StockNeeds } from '@comanda/domain/menu'
import { type Queries, sqlState, type Tx } from '../../platform/db/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { MenuTables } from './tables.ts'

interface StockRow {
  stock_key: string
  left_count: number | null
  sold_out: boolean
}

const TAKE = { name: 'menu_stock_take', text: 'select menu_stock_take($1, $2, $3, $4, $5)' }
const GIVE_BACK = { name: 'menu_stock_give_back', text: 'select menu_stock_give_back($1, $2, $3, $4, $5)' }
const SHORT = 'ST001'

const STOCK_OF = {
  name: 'menu_stock_of',
  text: 'select stock_key, left_count, sold_out from menu_stock where corporation_id = $1 and shop_id = $2',
}

const STOCK_AT = {
  name: 'menu_stock_at',
  text: `select stock_key, left_count, sold_out from menu_stock
    where corporation_id = $1 and shop_id = $2 and stock_key = any($3::text[])`,
}

const valuesOf = ({ corporationId, shopId }: ShopAt, needs: StockNeeds, at: Date): unknown[] => [
  corporationId,
  shopId,
  [...needs.keys()],
  [...needs.values()],
  at,
]

/** The keys whose stock the database reports as too low. */
const shortIn = (error: unknown): string[] | undefined =>
  sqlState(error) === SHORT ? JSON.parse((error as { detail: string }).detail) : undefined

/** Stock a transaction takes of one store at its commit: keys, and how many of each. */
interface Taking {
  keys: string[]
  counts: number[]
}

const takings = new WeakMap<Tx, Map<string, Taking>>()

function addTo({ keys, counts }: Taking, needs: StockNeeds): void {
  for (const [key, count] of needs) {
    const nth = keys.indexOf(key)
    if (nth < 0) {
      keys.push(key)
      counts.push(count)
    } else counts[nth] = (counts[nth] ?? 0) + count
  }
}

/**
 * Takes portions with the commit, all or none. Stock is locked last, so that contended rows are held shortest. When a key has
 * too little, the transaction rolls back and fails with `short(keys)`. Combos and sides share their dishes' stock, so `needs`
 * is summed over the whole order, and over all orders of the transaction. Keys without a count are ignored. S1, CART-3
 */
export function takeStock(
  tx: Tx,
  shop: ShopAt,
  needs: StockNeeds,
  { at, short }: { at: Date; short: (keys: string[]) => Error },
): void {
  if (needs.size === 0) return
  const { corporationId, shopId } = shop
  const byShop = takings.get(tx) ?? new Map<string, Taking>()
  takings.set(tx, byShop)
  const known = byShop.get(`${corporationId} ${shopId}`)
  const taking = known ?? { keys: [], counts: [] }
  addTo(taking, needs)
  if (known) return
  byShop.set(`${corporationId} ${shopId}`, taking)
  tx.sendLastWithCommit(TAKE, [corporationId, shopId, taking.keys, taking.counts, at], error => {
    const keys = shortIn(error)
    return keys ? short(keys) : error
  })
}

/** Returns what an order took from a count, with the commit. The caller ensures that an order returns once. S1, S2 */
export function returnStock(tx: Tx, shop: ShopAt, needs: StockNeeds, at: Date): void {
  if (needs.size > 0) tx.sendWithCommit(GIVE_BACK, valuesOf(shop, needs, at))
}

/** Remaining stock of everything that is counted or switched off (0), or of some keys. MENU-4 */
export async function stockOf(queries: Queries, shop: ShopAt, keys?: readonly string[]): Promise<StockMap> {
  const at = [shop.corporationId, shop.shopId]
  const { rows } = await (keys
    ? queries.query<StockRow>(STOCK_AT, [...at, keys])
    : queries.query<StockRow>(STOCK_OF, at))
  const stock: StockMap = {}
  for (const row of rows) {
    if (row.sold_out) stock[row.stock_key] = 0
    else if (row.left_count !== null) stock[row.stock_key] = row.left_count
  }
  return stock
}

/** Switches a dish, unit or modifier off, or on again with the count it had. */
export async function setSoldOut(tx: Tx, shop: ShopAt, stockKey: string, soldOut: boolean, at: Date): Promise<void> {
  await tx
    .withTables<MenuTables>()
    .insertInto('menu_stock')
    .values({
      corporation_id: shop.corporationId,
      shop_id: shop.shopId,
      stock_key: stockKey,
      left_count: null,
      supplied_count: 0,
      taken_count: 0,
      sold_out: soldOut,
      updated_at: at,
    })
    .onConflict(conflict =>
      conflict
        .columns(['corporation_id', 'shop_id', 'stock_key'])
        .doUpdateSet(set => ({ sold_out: set.ref('excluded.sold_out'), updated_at: set.ref('excluded.updated_at') })),
    )
    .execute()
}

const SUPPLY = {
  name: 'menu_stock_supply',
  text: `insert into menu_stock (corporation_id, shop_id, stock_key, left_count, supplied_count, taken_count, sold_out, updated_at)
    values ($1, $2, $3, $4, $4, 0, false, $5)
    on conflict (corporation_id, shop_id, stock_key) do update set
      left_count = excluded.left_count, sold_out = false, updated_at = excluded.updated_at,
      supplied_count = excluded.left_count + menu_stock.taken_count`,
}

/** Sets the remaining count of a key. What was taken before stays recorded. */
export async function setStockCount(tx: Tx, shop: ShopAt, stockKey: string, count: number, at: Date): Promise<void> {
  await tx.query(SUPPLY, [shop.corporationId, shop.shopId, stockKey, count, at])
}
