import type { StockMap, StockNeeds } from '@comanda/domain/menu'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { MenuTables, Shop } from './tables.ts'

/** What could not be taken: the keys that had too little, in order. */
export interface SoldOut {
  soldOut: string[]
}

interface StockRow {
  stock_key: string
  left_count: number | null
  sold_out: boolean
}

const LOCK = {
  name: 'menu_stock_lock',
  text: `select stock_key, left_count, sold_out from menu_stock
    where corporation_id = $1 and shop_id = $2 and stock_key = any($3::text[])
    order by stock_key for update`,
}

const TAKE = {
  name: 'menu_stock_take',
  text: `update menu_stock s
    set left_count = s.left_count - n.count, taken_count = s.taken_count + n.count, updated_at = $5
    from unnest($3::text[], $4::bigint[]) as n(key, count)
    where s.corporation_id = $1 and s.shop_id = $2 and s.stock_key = n.key`,
}

const GIVE_BACK = {
  name: 'menu_stock_give_back',
  text: `update menu_stock s
    set left_count = s.left_count + n.count, taken_count = s.taken_count - n.count, updated_at = $5
    from unnest($3::text[], $4::bigint[]) as n(key, count)
    where s.corporation_id = $1 and s.shop_id = $2 and s.stock_key = n.key and s.left_count is not null`,
}

const STOCK_OF = {
  name: 'menu_stock_of',
  text: 'select stock_key, left_count, sold_out from menu_stock where corporation_id = $1 and shop_id = $2',
}

const STOCK_AT = {
  name: 'menu_stock_at',
  text: `select stock_key, left_count, sold_out from menu_stock
    where corporation_id = $1 and shop_id = $2 and stock_key = any($3::text[])`,
}

/** Locks the counted keys in one order, whoever comes: two orders of the same dishes never wait for each other in a ring. */
async function lockKeys(tx: Tx, shop: Shop, keys: string[]): Promise<StockRow[]> {
  const { rows } = await tx.query<StockRow>(LOCK, [shop.corporationId, shop.shopId, keys])
  return rows
}

/**
 * Takes portions for an order: all of them or none. Combos and sides share their dishes' stock, so `needs` is summed over the whole
 * order first. Keys that are not counted cost nothing. A `SoldOut` answer has changed nothing. S1, CART-3
 */
export async function takeStock(tx: Tx, shop: Shop, needs: StockNeeds, at: Date): Promise<SoldOut | undefined> {
  const rows = await lockKeys(tx, shop, [...needs.keys()])
  const short = rows.filter(row => row.sold_out || (row.left_count ?? Infinity) < (needs.get(row.stock_key) ?? 0))
  if (short.length > 0) return { soldOut: short.map(row => row.stock_key) }
  const counted = rows.filter(row => row.left_count !== null).map(row => row.stock_key)
  if (counted.length === 0) return undefined
  const counts = counted.map(key => needs.get(key) ?? 0)
  // Looked at under the lock just now; below nothing the table itself would refuse it, and with it the whole transaction.
  tx.last(TAKE, [shop.corporationId, shop.shopId, counted, counts, at])
  return undefined
}

/** Puts back what an order took. Whoever calls sees to it that an order gives back once. S2 */
export async function returnStock(tx: Tx, shop: Shop, needs: StockNeeds, at: Date): Promise<void> {
  const rows = await lockKeys(tx, shop, [...needs.keys()])
  const keys = rows.map(row => row.stock_key)
  if (keys.length === 0) return
  const counts = keys.map(key => needs.get(key) ?? 0)
  await tx.query(GIVE_BACK, [shop.corporationId, shop.shopId, keys, counts, at])
}

/** What is left of everything that is counted or switched off (0), or of some keys. MENU-4 */
export async function stockOf(queries: Queries, shop: Shop, keys?: readonly string[]): Promise<StockMap> {
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
export async function setSoldOut(tx: Tx, shop: Shop, stockKey: string, soldOut: boolean, at: Date): Promise<void> {
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

/** Counts a key from now on: so many are there. What was taken before stays on the books. */
export async function setLeft(tx: Tx, shop: Shop, stockKey: string, count: number, at: Date): Promise<void> {
  await tx.query(SUPPLY, [shop.corporationId, shop.shopId, stockKey, count, at])
}
