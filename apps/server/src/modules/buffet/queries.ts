import type { Diners } from '@comanda/domain/cart'
import type { Queries, Tx } from '../../platform/db/index.ts'

/** The party of a buffet. */
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

/** The buffet of a party, without a lock. */
export const findBuffet = async (db: Queries, of: BuffetKey): Promise<BuffetRow | undefined> =>
  (await db.query<BuffetRow>(FIND, [of.corporationId, of.sessionId])).rows[0]

/** The same, locked until the transaction ends, so that nothing is ordered of it meanwhile. S4 */
export const lockBuffet = async (db: Queries, of: BuffetKey): Promise<BuffetRow | undefined> =>
  (await db.query<BuffetRow>(LOCK, [of.corporationId, of.sessionId])).rows[0]

const OPEN = {
  name: 'buffet_open',
  text: `insert into table_buffet
      (corporation_id, session_id, adults, children, charged_adults, charged_children, opened_at)
    values ($1, $2, $3, $4, 0, 0, $5) on conflict do nothing`,
}
const EATERS = { name: 'buffet_eaters', text: `update table_buffet set adults = $3, children = $4 ${WHERE}` }

/** Opens a buffet; false if it is open already. */
export const insertBuffet = async (tx: Tx, of: BuffetKey, eaters: Diners, now: Date): Promise<boolean> =>
  (await tx.query(OPEN, [of.corporationId, of.sessionId, eaters.adults, eaters.children, now])).count === 1

/** Sets the number of people of a locked buffet. */
export async function setEaters(tx: Tx, of: BuffetKey, { adults, children }: Diners): Promise<void> {
  await tx.query(EATERS, [of.corporationId, of.sessionId, adults, children])
}

const ITEMS = {
  name: 'buffet_items',
  text: `select buffet_stall_id, food_id, unit_id, quantity, ordered_at from table_buffet_item ${WHERE}
    order by ordered_at limit 2000`,
}

/** The plates ordered of it. */
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

/** Adds (or subtracts) people whose price is in an order; false if that exceeds the number of people. */
export const charge = async (tx: Tx, of: BuffetKey, people: Diners): Promise<boolean> =>
  (await tx.query(CHARGE, [of.corporationId, of.sessionId, people.adults, people.children])).count === 1

export type Plate = Omit<ItemRow, 'ordered_at'>

/** Records the plates an order takes. */
export async function takePlate(tx: Tx, of: BuffetKey & { orderId: string; now: Date }, plate: Plate): Promise<void> {
  const { buffet_stall_id, food_id, unit_id, quantity } = plate
  const values = [of.corporationId, of.sessionId, of.orderId, buffet_stall_id, food_id, unit_id, quantity, of.now]
  await tx.query(TAKE, values)
}

/** Removes an order's plates from the tally; false if they were removed already. */
export const returnPlates = async (tx: Tx, of: BuffetKey & { orderId: string }): Promise<boolean> =>
  (await tx.query(RETURN, [of.corporationId, of.sessionId, of.orderId])).count > 0

/** The people with one phone of a table where each phone has its own cart. */
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

/**
 * Ends the share of a seat that was given up: its people who are not in an order no longer count; the account's own
 * share states the number of people. S4
 */
export async function leaveShare(tx: Tx, of: BuffetKey & { personId: string }): Promise<void> {
  await lockBuffet(tx, of)
  await tx.query(SHARE_LEFT, [of.corporationId, of.sessionId, of.personId, true])
}

/** The shares of the phones; empty if the table shares one cart. */
export const sharesOf = async (db: Queries, of: BuffetKey): Promise<ShareRow[]> =>
  (await db.query<ShareRow>(SHARES, [of.corporationId, of.sessionId])).rows

/** Sets the people with one phone of a locked buffet. */
export async function setShare(
  tx: Tx,
  of: BuffetKey & { personId: string },
  { adults, children }: Diners,
): Promise<void> {
  await tx.query(SHARE, [of.corporationId, of.sessionId, of.personId, adults, children])
}

/**
 * Adds (or subtracts) people whose price is in an order: first those with the phone, the rest are the table's. For a
 * seat that was given up, people in no order no longer count. S4
 */
export async function chargeShare(tx: Tx, of: BuffetKey & { personId: string }, people: Diners): Promise<void> {
  const share = [of.corporationId, of.sessionId, of.personId]
  await tx.query(SHARE_CHARGE, [...share, people.adults, people.children])
  await tx.query(SHARE_LEFT, [...share, false])
}

/** Reduces each phone's share to the people whose price is in an order. */
export async function cutShares(tx: Tx, of: BuffetKey): Promise<void> {
  await tx.query(SHARES_CUT, [of.corporationId, of.sessionId])
}
