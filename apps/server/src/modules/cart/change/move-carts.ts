import type { Tx } from '../../../platform/db/index.ts'
import { partyOwner } from '../cart-context.ts'

const MOVE = {
  name: 'cart_move',
  text: 'update cart set table_id = $3 where corporation_id = $1 and owner = $2 and not pre_order',
}

/** Moves the cart of a party to another table. */
export async function moveCart(
  tx: Tx,
  { corporationId, sessionId, tableId }: { corporationId: number; sessionId: string; tableId: string },
): Promise<void> {
  await tx.query(MOVE, [corporationId, partyOwner(sessionId), tableId])
}

const OWN_AT = `corporation_id = $1 and owner = any($2::text[]) and shop_id = $3 and biz_type = 1100 and not pre_order`
const MAKE_ROOM = {
  name: 'cart_make_room',
  text: `delete from cart there where there.cart_id in (
      select old.cart_id from cart old join cart own on own.corporation_id = old.corporation_id and own.owner = old.owner
        and own.shop_id = old.shop_id and own.biz_type = 1100 and not own.pre_order and own.table_id = $4
      where old.corporation_id = $1 and old.owner = any($2::text[]) and old.shop_id = $3 and old.biz_type = 1100
        and not old.pre_order and old.table_id = $5)
    and there.corporation_id = $1`,
}
const MOVE_OWN = {
  name: 'cart_move_own',
  text: `update cart set table_id = $5, version = version + 1 where ${OWN_AT} and table_id = $4`,
}

/** Moves the own carts of a party's people to another table; their carts from an earlier visit there are deleted. */
export async function moveOwnCarts(
  tx: Tx,
  input: { corporationId: number; owners: readonly string[]; shopId: number; from: string; tableId: string },
): Promise<void> {
  const values = [input.corporationId, input.owners, input.shopId, input.from, input.tableId]
  await tx.query(MAKE_ROOM, values)
  await tx.query(MOVE_OWN, values)
}
