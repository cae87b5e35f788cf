import { menu as calls } from '@comanda/contract/menu'
import { refuse } from '@comanda/contract/core'
import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { changeInSteps, type Handler } from '../../platform/http/index.ts'
import type { Menus } from '../../ports/menu.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { Deps } from './deps.ts'
import type { MenuTables } from './tables.ts'

/** Limit of a guest's favourites at one store. */
const MAX_FAVOURITES = 200

const LIST = {
  name: 'menu_favourites',
  text: `select food_id from menu_favourite where corporation_id = $1 and owner = $2 and shop_id = $3
    order by created_at desc, food_id limit ${MAX_FAVOURITES}`,
}

async function favouritesOf(queries: Queries, owner: string, shop: ShopAt): Promise<string[]> {
  const { rows } = await queries.query<{ food_id: string }>(LIST, [shop.corporationId, owner, shop.shopId])
  return rows.map(row => row.food_id)
}

/** Marks or unmarks a favourite dish; doing so twice is the same as once. MENU-7 */
export function collect(deps: Deps, menus: Menus): Handler<typeof calls.collect> {
  return changeInSteps(calls.collect, deps, {
    async prepare({ corporationId }, { shopId, foodId, collected }) {
      const shop = { corporationId, shopId }
      const menu = await menus.shown(shop)
      return collected && !menu?.index.items.has(foodId) ? refuse('dishGone') : shop
    },
    async work(tx, { session: { owner } }, { foodId, collected }, shop) {
      const before = await favouritesOf(tx, owner, shop)
      if (!collected) await remove(tx, owner, shop, foodId)
      else if (before.length >= MAX_FAVOURITES && !before.includes(foodId)) return refuse('favouritesFull')
      else await add(tx, owner, shop, foodId, new Date(deps.clock()))
      return { foodIds: await favouritesOf(tx, owner, shop) }
    },
  })
}

async function add(tx: Tx, owner: string, shop: ShopAt, foodId: string, at: Date): Promise<void> {
  await tx
    .withTables<MenuTables>()
    .insertInto('menu_favourite')
    .values({
      corporation_id: shop.corporationId,
      owner,
      shop_id: shop.shopId,
      food_id: foodId,
      created_at: at,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

async function remove(tx: Tx, owner: string, shop: ShopAt, foodId: string): Promise<void> {
  await tx
    .withTables<MenuTables>()
    .deleteFrom('menu_favourite')
    .where('corporation_id', '=', shop.corporationId)
    .where('owner', '=', owner)
    .where('shop_id', '=', shop.shopId)
    .where('food_id', '=', foodId)
    .execute()
}

/** The guest's own favourites of a store. MENU-7 */
export function queryCollect(deps: Deps): Handler<typeof calls.queryCollect> {
  return async (caller, input) => ({
    foodIds: await favouritesOf(deps.db, caller.session.owner, {
      corporationId: caller.corporationId,
      shopId: input.shopId,
    }),
  })
}

/** Moves a guest's favourites to the account the guest logged in to. LOGIN-3 */
export async function moveFavourites(tx: Tx, corporationId: number, from: string, to: string): Promise<void> {
  await sql`insert into menu_favourite (corporation_id, owner, shop_id, food_id, created_at)
    select corporation_id, ${to}, shop_id, food_id, created_at from menu_favourite
    where corporation_id = ${corporationId} and owner = ${from}
    on conflict do nothing`.execute(tx)
  await eraseFavourites(tx, corporationId, from)
}

/** Deletes a person's favourite dishes. */
export async function eraseFavourites(tx: Tx, corporationId: number, owner: string): Promise<void> {
  await tx
    .withTables<MenuTables>()
    .deleteFrom('menu_favourite')
    .where('corporation_id', '=', corporationId)
    .where('owner', '=', owner)
    .execute()
}
