import type { RequestOf } from '@comanda/contract/core'
import type { orderHistoryCalls as calls } from '@comanda/contract/order'
import { foldText } from '@comanda/domain/menu'
import { orderNumberStart } from '@comanda/domain/order'
import { addDays, instantOf } from '@comanda/domain/store'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { plannedAnew, type Queries } from '../../../platform/db/index.ts'
import type { BoardOrder } from '../../../ports/order.ts'
import type { ShopAt } from '../../../ports/store.ts'
import { storiesOf } from '../queries.ts'
import type { OrderRow, OrderTables } from '../tables.ts'
import { boardOrder } from './store-view.ts'

export type Filters = Omit<RequestOf<typeof calls.orderHistory>, 'shopId'>
type Where = ExpressionBuilder<OrderTables, 'customer_order'>
type Condition = (where: Where) => Expression<SqlBool>

/** Fewer digits are a call number, not a phone number. */
const PHONE_DIGITS = 5
/** As much of the search text as the index of numbers holds. */
const NUMBER_LENGTH = 16

/** A text in a pattern of `like`: its signs stand for themselves. */
const literal = (text: string): string => text.replace(/[\\%_]/g, sign => `\\${sign}`)

/**
 * What a text may be: the start of the number, the call number, the end of the phone number, whose index holds it reversed, or part of
 * the name. Each is looked up on its own, because each has its own index.
 */
function matchesOf(typed: string): Condition[] {
  const text = typed.replace(/^#(?=.)/, '')
  const digits = text.replaceAll(/[^0-9]/g, '')
  const isNumber = /^[0-9+ ()-]+$/.test(text)
  const start = orderNumberStart(text)
  const number: Condition[] =
    start === undefined
      ? []
      : [() => sql<SqlBool>`left(search, ${sql.lit(NUMBER_LENGTH)}) like ${`${foldText(start)}%`}`]
  if (!isNumber) return [...number, () => sql<SqlBool>`guest_name like lower(${`%${literal(text)}%`})`]
  if (digits.length >= PHONE_DIGITS)
    return [
      ...number,
      () => sql<SqlBool>`reverse(details->'contact'->>'phoneNumber') like ${`${[...digits].reverse().join('')}%`}`,
    ]
  if (digits === '') return [() => sql<SqlBool>`false`]
  return [...number, ({ eb }) => eb('call_count', '=', Number(digits))]
}

const unserved = ['rejected', 'cancelled'] as const

/** What became of the order. */
function hasStatus({ and, eb }: Where, status: NonNullable<Filters['status']>): Expression<SqlBool> {
  switch (status) {
    case 'open':
      return eb('ended_at', 'is', null)
    case 'unpaid':
      return and([eb('pay_state', '=', 'unpaid'), eb('state', 'not in', unserved)])
    case 'refunded':
      return eb('pay_state', 'in', ['partRefunded', 'refunding', 'refunded'])
    default:
      return eb('state', '=', status)
  }
}

/** Conditions on columns that are part of the index `customer_order_history`, or have one of their own. */
function conditions(
  where: Where,
  { from, until, least, most, status, orderType, table = '', after }: Filters,
  timeZone: string,
): Expression<SqlBool>[] {
  const { eb } = where
  return [
    eb('state', '!=', 'awaitingPayment'),
    ...(from ? [eb('created_at', '>=', new Date(instantOf(from, 0, timeZone)))] : []),
    ...(until ? [eb('created_at', '<', new Date(instantOf(addDays(until, 1), 0, timeZone)))] : []),
    ...(least === undefined ? [] : [sql<SqlBool>`paid_amount >= ${least}`]),
    ...(most === undefined ? [] : [sql<SqlBool>`paid_amount <= ${most}`]),
    ...(status ? [hasStatus(where, status)] : []),
    ...(orderType ? [eb('biz_type', '=', orderType)] : []),
    ...(table === '' ? [] : [sql<SqlBool>`table_name = lower(${table})`]),
    ...(after
      ? [sql<SqlBool>`(created_at, order_id) < (${new Date(after.createdAt)}::timestamptz, ${after.orderId}::uuid)`]
      : []),
  ]
}

interface Key {
  created_at: Date
  order_id: string
}

interface Search {
  shop: ShopAt
  filters: Filters
  timeZone: string
  limit: number
}

/** The keys of the newest orders that match, by one of the conditions a text may mean. */
function keysBy(db: Queries, { shop, filters, timeZone, limit }: Search, match?: Condition) {
  const { corporationId, shopId } = shop
  return db
    .withTables<OrderTables>()
    .selectFrom('customer_order')
    .select(['created_at', 'order_id'])
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .where(where => where.and([...conditions(where, filters, timeZone), ...(match ? [match(where)] : [])]))
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(limit)
}

/** The statement that finds the keys of the newest orders that match all filters. */
export function searchKeys(db: Queries, search: Search) {
  const matches = search.filters.text ? matchesOf(search.filters.text) : [undefined]
  const parts = matches.map(match => sql`(${keysBy(db, search, match)})`)
  return sql<Key>`${plannedAnew} select created_at, order_id from (${sql.join(parts, sql` union `)}) as key
    order by created_at desc, order_id desc limit ${search.limit}`
}

/** Orders of a store that match all filters, the newest first, as the store may see them. ORDER-12 */
export async function findOrders(db: Queries, search: Search): Promise<BoardOrder[]> {
  const { corporationId } = search.shop
  const { rows: keys } = await searchKeys(db, search).execute(db.withTables<OrderTables>())
  const ids = keys.map(key => key.order_id)
  const [rows, stories] = await Promise.all([rowsOf(db, corporationId, ids), storiesOf(db, corporationId, ids)])
  return ids.flatMap(id => {
    const row = rows.get(id)
    return row ? [boardOrder(row, stories.get(id) ?? [])] : []
  })
}

async function rowsOf(
  db: Queries,
  corporationId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .withTables<OrderTables>()
    .selectFrom('customer_order')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('order_id', 'in', ids)
    .execute()
  return new Map(rows.map(row => [row.order_id, row]))
}
