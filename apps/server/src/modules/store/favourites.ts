import { refuse } from '@comanda/contract/core'
import { store as calls } from '@comanda/contract/store'
import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { changeInSteps, type Handler } from '../../platform/http/index.ts'
import type { Deps } from './deps.ts'
import type { Shops } from './shops.ts'
import type { StoreTables } from './tables.ts'

/** Limit of a person's favourite stores. */
const MAX_FAVOURITES = 100

const LIST = {
  name: 'favourite_shops',
  text: `select shop_id from favourite_shop where corporation_id = $1 and owner = $2
    order by created_at desc, shop_id limit ${MAX_FAVOURITES}`,
}

export interface Favourites {
  /** A person's favourite stores, newest first. MENU-7 */
  of(corporationId: number, owner: string, queries?: Queries): Promise<number[]>
}

export const createFavourites = (db: Queries): Favourites => ({
  async of(corporationId, owner, queries = db) {
    const { rows } = await queries.query<{ shop_id: number }>(LIST, [corporationId, owner])
    return rows.map(row => row.shop_id)
  },
})

/** Marks or unmarks a store as a favourite; doing so twice is the same as once. MENU-7 */
export const collectShop = (deps: Deps, shops: Shops, favourites: Favourites): Handler<typeof calls.collectShop> =>
  changeInSteps(calls.collectShop, deps, {
    async prepare({ corporationId }, { shopId, collected }) {
      return collected && !(await shops.shown(corporationId, shopId)) ? refuse('shopUnknown') : undefined
    },
    async work(tx, { corporationId, session: { owner } }, { shopId, collected }) {
      const key = { corporation_id: corporationId, owner, shop_id: shopId }
      const before = await favourites.of(corporationId, owner, tx)
      if (!collected) await remove(tx, key)
      else if (before.length >= MAX_FAVOURITES && !before.includes(shopId)) return refuse('favouritesFull')
      else await add(tx, key, new Date(deps.clock()))
      return { shopIds: await favourites.of(corporationId, owner, tx) }
    },
  })

interface Key {
  corporation_id: number
  owner: string
  shop_id: number
}

async function add(tx: Tx, key: Key, at: Date): Promise<void> {
  await tx
    .withTables<StoreTables>()
    .insertInto('favourite_shop')
    .values({ ...key, created_at: at })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

async function remove(tx: Tx, key: Key): Promise<void> {
  await tx
    .withTables<StoreTables>()
    .deleteFrom('favourite_shop')
    .where('corporation_id', '=', key.corporation_id)
    .where('owner', '=', key.owner)
    .where('shop_id', '=', key.shop_id)
    .execute()
}

/** Moves a guest's favourite stores to the account the guest logged in to. LOGIN-3 */
export async function claimFavouriteShops(tx: Tx, corporationId: number, from: string, to: string): Promise<void> {
  await sql`insert into favourite_shop (corporation_id, owner, shop_id, created_at)
    select corporation_id, ${to}, shop_id, created_at from favourite_shop
    where corporation_id = ${corporationId} and owner = ${from}
    on conflict do nothing`.execute(tx)
  await eraseFavouriteShops(tx, corporationId, from)
}

/** Deletes a person's favourite stores. */
export async function eraseFavouriteShops(tx: Tx, corporationId: number, owner: string): Promise<void> {
  await tx
    .withTables<StoreTables>()
    .deleteFrom('favourite_shop')
    .where('corporation_id', '=', corporationId)
    .where('owner', '=', owner)
    .execute()
}
