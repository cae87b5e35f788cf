import type { Eaters } from '@comanda/domain/cart'
import type { Queries, Tx } from '../../platform/db/index.ts'

/** The party a buffet is of. */
export interface BuffetKey {
  corporationId: number
  sessionId: string
}

export interface BuffetRow {
  adults: number
  children: number
  charged_adults: number
  charged_children: number
  opened_at: Date
}

export interface ItemRow {
  buffet_stall_id: string
  food_id: string
  unit_id: string
  quantity: number
  ordered_at: Date
}

const WHERE = 'where corporation_id = $1 and session_id = $2'
const FIND = {
  name: 'buffet_find',
  text: `select adults, children, charged_adults, charged_children, opened_at from table_buffet ${WHERE}`,
}
const LOCK = { name: 'buffet_lock', text: `${FIND.text} for update` }

/** The buffet of a party, as it is. */
export const findBuffet = async (db: Queries, of: BuffetKey): Promise<BuffetRow | undefined> =>
  (await db.query<BuffetRow>(FIND, [of.corporationId, of.sessionId])).rows[0]

/** The same, held until the transaction ends: nobody orders of it meanwhile. S4 */
export const lockBuffet = async (db: Queries, of: BuffetKey): Promise<BuffetRow | undefined> =>
  (await db.query<BuffetRow>(LOCK, [of.corporationId, of.sessionId])).rows[0]

const OPEN = {
  name: 'buffet_open',
  text: `insert into table_buffet
      (corporation_id, session_id, adults, children, charged_adults, charged_children, opened_at)
    values ($1, $2, $3, $4, 0, 0, $5) on conflict do nothing`,
}
const EATERS = { name: 'buffet_eaters', text: `update table_buffet set adults = $3, children = $4 ${WHERE}` }

/** Opens a buffet; false where it is open already. */
export const insertBuffet = async (tx: Tx, of: BuffetKey, eaters: Eaters, now: Date): Promise<boolean> =>
  (await tx.query(OPEN, [of.corporationId, of.sessionId, eaters.adults, eaters.children, now])).count === 1

/** Sets who eats of a buffet that is held. */
export async function setEaters(tx: Tx, of: BuffetKey, { adults, children }: Eaters): Promise<void> {
  await tx.query(EATERS, [of.corporationId, of.sessionId, adults, children])
}

const ITEMS = {
  name: 'buffet_items',
  text: `select buffet_stall_id, food_id, unit_id, quantity, ordered_at from table_buffet_item ${WHERE}
    order by ordered_at limit 2000`,
}

/** Plates ordered of it. */
export const itemsOf = async (db: Queries, of: BuffetKey): Promise<ItemRow[]> =>
  (await db.query<ItemRow>(ITEMS, [of.corporationId, of.sessionId])).rows

const CHARGE = {
  name: 'buffet_charge',
  text: `update table_buffet set charged_adults = charged_adults + $3, charged_children = charged_children + $4 ${WHERE}
    and charged_adults + $3 between 0 and adults and charged_children + $4 between 0 and children`,
}
const TAKE = {
  name: 'buffet_take',
  text: `insert into table_buffet_item
      (corporation_id, session_id, order_id, buffet_stall_id, food_id, unit_id, quantity, ordered_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (corporation_id, session_id, order_id, buffet_stall_id, food_id, unit_id)
    do update set quantity = table_buffet_item.quantity + excluded.quantity`,
}
const RETURN = { name: 'buffet_return', text: `delete from table_buffet_item ${WHERE} and order_id = $3` }

/** Notes so many more (or fewer) whose price is on an order; false where that would be more than eat. */
export const charge = async (tx: Tx, of: BuffetKey, by: Eaters): Promise<boolean> =>
  (await tx.query(CHARGE, [of.corporationId, of.sessionId, by.adults, by.children])).count === 1

export type Plate = Omit<ItemRow, 'ordered_at'>

/** Notes plates an order takes. */
export async function takePlate(tx: Tx, of: BuffetKey & { orderId: string; now: Date }, plate: Plate): Promise<void> {
  const { buffet_stall_id, food_id, unit_id, quantity } = plate
  const values = [of.corporationId, of.sessionId, of.orderId, buffet_stall_id, food_id, unit_id, quantity, of.now]
  await tx.query(TAKE, values)
}

/** Takes an order's plates off the tally; false where they were off already. */
export const returnPlates = async (tx: Tx, of: BuffetKey & { orderId: string }): Promise<boolean> =>
  (await tx.query(RETURN, [of.corporationId, of.sessionId, of.orderId])).count > 0

/** Who eats with one phone of a table where each has a cart of its own. */
export interface ShareRow {
  person_id: string
  adults: number
  children: number
  charged_adults: number
  charged_children: number
}

const SHARES = {
  name: 'buffet_shares',
  text: `select person_id, adults, children, charged_adults, charged_children from table_buffet_share ${WHERE} limit 200`,
}
const SHARE = {
  name: 'buffet_share',
  text: `insert into table_buffet_share
      (corporation_id, session_id, person_id, adults, children, charged_adults, charged_children)
    values ($1, $2, $3, $4, $5, 0, 0)
    on conflict (corporation_id, session_id, person_id) do update set adults = $4, children = $5`,
}
const SHARE_CHARGE = {
  name: 'buffet_share_charge',
  text: `update table_buffet_share set charged_adults = least(adults, greatest(0, charged_adults + $4)),
      charged_children = least(children, greatest(0, charged_children + $5)) ${WHERE} and person_id = $3`,
}
const SHARES_CUT = {
  name: 'buffet_shares_cut',
  text: `update table_buffet_share set adults = charged_adults, children = charged_children ${WHERE}`,
}

const SHARE_LEFT = {
  name: 'buffet_share_left',
  text: `with share as (
      select adults - charged_adults as adults, children - charged_children as children from table_buffet_share
      ${WHERE} and person_id = $3 and (given_up or $4) for update
    ), given as (
      update table_buffet_share set given_up = true, adults = charged_adults, children = charged_children
      ${WHERE} and person_id = $3 and exists (select 1 from share)
    )
    update table_buffet set adults = table_buffet.adults - share.adults, children = table_buffet.children - share.children
    from share ${WHERE}`,
}

/** A seat was given up: whoever eats with it and is on no order counts no more; the account's own share says who comes. S4 */
export async function leaveShare(tx: Tx, of: BuffetKey & { personId: string }): Promise<void> {
  await lockBuffet(tx, of)
  await tx.query(SHARE_LEFT, [of.corporationId, of.sessionId, of.personId, true])
}

/** Who eats with whom; nobody where the table shares one cart. */
export const sharesOf = async (db: Queries, of: BuffetKey): Promise<ShareRow[]> =>
  (await db.query<ShareRow>(SHARES, [of.corporationId, of.sessionId])).rows

/** Sets who eats with one phone of a buffet that is held. */
export async function setShare(
  tx: Tx,
  of: BuffetKey & { personId: string },
  { adults, children }: Eaters,
): Promise<void> {
  await tx.query(SHARE, [of.corporationId, of.sessionId, of.personId, adults, children])
}

/**
 * So many more (or fewer) are on an order: first those who eat with the phone, the rest are the table's.
 * Of a seat that was given up, who is on no order any more counts no more. S4
 */
export async function chargeShare(tx: Tx, of: BuffetKey & { personId: string }, by: Eaters): Promise<void> {
  const share = [of.corporationId, of.sessionId, of.personId]
  await tx.query(SHARE_CHARGE, [...share, by.adults, by.children])
  await tx.query(SHARE_LEFT, [...share, false])
}

/** Of each phone's people only those are left whose price is on an order. */
export async function cutShares(tx: Tx, of: BuffetKey): Promise<void> {
  await tx.query(SHARES_CUT, [of.corporationId, of.sessionId])
}
