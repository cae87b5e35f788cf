import type { CartLine } from '@comanda/domain/cart'
import type { Database, Queries, Tx } from '../../platform/db/index.ts'
import type { CartPlace, CartRow } from './tables.ts'

const AT_PLACE = `from cart where corporation_id = $1 and owner = $2 and shop_id = $3 and biz_type = $4
  and table_id = $5 and pre_order = $6`

const FIND = { name: 'cart_find', text: `select cart_id, people, version, lines, coupons, recent ${AT_PLACE}` }
const LOCK = { name: 'cart_lock', text: `${FIND.text} for update` }

const MAKE = {
  name: 'cart_make',
  text: `insert into cart (corporation_id, owner, shop_id, biz_type, table_id, pre_order,
      cart_id, people, version, lines, recent, updated_at, coupons)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
    on conflict (corporation_id, owner, shop_id, biz_type, table_id, pre_order) do nothing`,
}

const SAVE = {
  name: 'cart_save',
  text: `update cart set people = $3, version = $4, lines = $5, recent = $6, updated_at = $7, coupons = $8
    where corporation_id = $1 and cart_id = $2`,
}

/** Runs a statement: within a transaction, or on its own. */
type Input = Database['runOne']

const byPlace = (at: CartPlace) => [at.corporationId, at.owner, at.shopId, at.bizType, at.tableId, at.preOrder]

/** The cart at a place, without a lock. */
export async function findCart(queries: Queries, at: CartPlace): Promise<CartRow | undefined> {
  const { rows } = await queries.query<CartRow>(FIND, byPlace(at))
  return rows[0]
}

/** The cart at a place, locked until the transaction ends: changes of one cart run one after another. C2 */
export async function lockCartAt(tx: Tx, at: CartPlace): Promise<CartRow | undefined> {
  const { rows } = await tx.query<CartRow>(LOCK, byPlace(at))
  return rows[0]
}

/** Inserts a new cart; false if one exists already. */
export async function makeCart(change: Input, at: CartPlace, row: CartRow, now: Date): Promise<boolean> {
  const { count } = await change(MAKE, [
    ...byPlace(at),
    row.cart_id,
    row.people,
    row.version,
    JSON.stringify(row.lines),
    JSON.stringify(row.recent),
    now,
    JSON.stringify(row.coupons),
  ])
  return count === 1
}

function savedOf(corporationId: number, row: CartRow, now: Date) {
  const { cart_id, people, version, lines, recent, coupons } = row
  const [requested, attached] = [JSON.stringify(lines), JSON.stringify(coupons)]
  return [corporationId, cart_id, people, version, requested, JSON.stringify(recent), now, attached]
}

/** Saves a locked cart. */
export async function saveCart(tx: Tx, corporationId: number, row: CartRow, now: Date): Promise<void> {
  await tx.query(SAVE, savedOf(corporationId, row, now))
}

const SAVE_AT = {
  name: 'cart_save_at',
  text: `${SAVE.text} and version = $9 and owner = $10`,
}

/** Saves a change if the cart still has that version and owner; false if it changed. */
export async function saveCartAt(
  change: Input,
  at: CartPlace,
  { row, was, now }: { row: CartRow; was: number; now: Date },
): Promise<boolean> {
  const { count } = await change(SAVE_AT, [...savedOf(at.corporationId, row, now), was, at.owner])
  return count === 1
}

/** A cart by its id, as an order names it. */
export interface CartById extends CartRow {
  shop_id: number
  biz_type: 1100 | 1200 | 1300
  table_id: string
}

const BY_ID = {
  name: 'cart_by_id',
  text: `select cart_id, people, version, lines, coupons, recent, shop_id, biz_type, table_id
    from cart where corporation_id = $1 and owner = $2 and cart_id = $3 and not (pre_order and biz_type = 1100)`,
}
const LOCK_BY_ID = { name: 'cart_lock_by_id', text: `${BY_ID.text} for update` }

/**
 * The owner's cart of that id; another person's is not found, and neither is a cart chosen ahead of a visit. A1,
 * CART-12
 */
export async function cartById(
  queries: Queries,
  input: { corporationId: number; owner: string; cartId: string },
  lock = false,
): Promise<CartById | undefined> {
  const { rows } = await queries.query<CartById>(lock ? LOCK_BY_ID : BY_ID, [
    input.corporationId,
    input.owner,
    input.cartId,
  ])
  return rows[0]
}

const EMPTY = {
  name: 'cart_empty',
  text: `update cart set version = version + 1, lines = '[]', coupons = '[]', updated_at = $4
    where corporation_id = $1 and owner = $2 and cart_id = $3`,
}

/** Empties the owner's locked cart with the commit; its version is then one higher. */
export function emptyCart(tx: Tx, input: { corporationId: number; owner: string; cartId: string }, now: Date): void {
  tx.sendWithCommit(EMPTY, [input.corporationId, input.owner, input.cartId, now])
}

export interface OwnedCart extends CartById {
  pre_order: boolean
}

const ALL_OF = {
  name: 'cart_all_of',
  text: `select cart_id, people, version, lines, coupons, recent, shop_id, biz_type, table_id, pre_order
    from cart where corporation_id = $1 and owner = $2 order by cart_id for update`,
}

/** All carts of a person, locked until the transaction ends. */
export async function lockCartsOf(tx: Tx, corporationId: number, owner: string): Promise<OwnedCart[]> {
  return (await tx.query<OwnedCart>(ALL_OF, [corporationId, owner])).rows
}

const GIVE = {
  name: 'cart_give',
  text: 'update cart set owner = $3, lines = $4, version = version + 1, updated_at = $5 where corporation_id = $1 and cart_id = $2',
}
const DROP = { name: 'cart_drop', text: 'delete from cart where corporation_id = $1 and cart_id = $2' }

/** Transfers a cart to another person. */
export async function giveCart(
  tx: Tx,
  corporationId: number,
  cart: { cartId: string; to: string; lines: CartLine[]; now: Date },
): Promise<void> {
  await tx.query(GIVE, [corporationId, cart.cartId, cart.to, JSON.stringify(cart.lines), cart.now])
}

/** Deletes a cart whose lines were moved to another. */
export async function dropCart(tx: Tx, corporationId: number, cartId: string): Promise<void> {
  await tx.query(DROP, [corporationId, cartId])
}

const OWNER = { name: 'cart_owner', text: 'select owner from cart where corporation_id = $1 and cart_id = $2' }

/** The owner of a cart: a person or a party. */
export async function ownerOf(db: Queries, corporationId: number, cartId: string): Promise<string | undefined> {
  return (await db.query<{ owner: string }>(OWNER, [corporationId, cartId])).rows[0]?.owner
}

const BESIDE = {
  name: 'cart_lines_beside',
  text: `select lines from cart where corporation_id = $1 and owner = any($2::text[]) and shop_id = $3 and biz_type = 1100
    and table_id = $4 and not pre_order and updated_at >= $5`,
}

/** The lines of these people's carts at a table, of carts changed since. */
export async function linesBeside(
  db: Queries,
  at: { corporationId: number; owners: readonly string[]; shopId: number; tableId: string; since: Date },
): Promise<CartLine[]> {
  if (at.owners.length === 0) return []
  const values = [at.corporationId, at.owners, at.shopId, at.tableId, at.since]
  return (await db.query<{ lines: CartLine[] }>(BESIDE, values)).rows.flatMap(row => row.lines)
}
