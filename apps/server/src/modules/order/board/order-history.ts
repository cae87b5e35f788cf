import type { RequestOf } from '@comanda/contract/core'
import type { orderHistoryCalls as calls } from '@comanda/contract/order'
import { foldText } from '@comanda/domain/menu'
import { addDays, instantOf } from '@comanda/domain/store'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Handler, StaffAt } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { storiesOf } from '../queries.ts'
import type { OrderRow, OrderTables } from '../tables.ts'
import { literal } from './search-orders.ts'
import { boardOrder } from './store-view.ts'

type Filters = Omit<RequestOf<typeof calls.orderHistory>, 'shopId'>
type Where = ExpressionBuilder<OrderTables, 'customer_order'>

const PAGE = 50
/** Fewer digits are a call number, not a phone number. */
const PHONE_DIGITS = 5
/** As much of the search text as the index of numbers holds. */
const NUMBER_LENGTH = 16

/** Matches the number, the call number, the guest's name or the end of the phone number, whose index holds it reversed. */
function matches({ or, eb, ref }: Where, text: string): Expression<SqlBool> {
  const contact = (key: 'firstName' | 'lastName') => ref('details', '->>').key('contact').key(key).$castTo<string>()
  const digits = text.replaceAll(/[^0-9]/g, '')
  const isNumber = /^[0-9+ ()-]+$/.test(text)
  const words = `%${literal(text)}%`
  return or([
    sql<SqlBool>`left(search, ${sql.lit(NUMBER_LENGTH)}) like ${`${literal(foldText(text)).slice(0, NUMBER_LENGTH)}%`}`,
    ...(isNumber && digits.length < PHONE_DIGITS ? [eb('call_count', '=', Number(digits))] : []),
    ...(isNumber && digits.length >= PHONE_DIGITS
      ? [sql<SqlBool>`reverse(details->'contact'->>'phoneNumber') like ${`${[...digits].reverse().join('')}%`}`]
      : []),
    ...(isNumber
      ? []
      : [
          eb(contact('lastName'), 'ilike', words),
          eb(contact('firstName'), 'ilike', words),
          sql<SqlBool>`(details->'contact'->>'firstName') || ' ' || (details->'contact'->>'lastName') ilike ${words}`,
        ]),
  ])
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

const PAID = sql<number>`(totals->>'totalPaidAmount')::bigint`

function conditions(where: Where, filters: Filters, timeZone: string): Expression<SqlBool>[] {
  const { text = '', from, until, least, most, status, orderType, table = '', after } = filters
  const { eb } = where
  return [
    eb('state', '!=', 'awaitingPayment'),
    ...(text === '' ? [] : [matches(where, text)]),
    ...(from ? [eb('created_at', '>=', new Date(instantOf(from, 0, timeZone)))] : []),
    ...(until ? [eb('created_at', '<', new Date(instantOf(addDays(until, 1), 0, timeZone)))] : []),
    ...(least === undefined ? [] : [sql<SqlBool>`${PAID} >= ${least}`]),
    ...(most === undefined ? [] : [sql<SqlBool>`${PAID} <= ${most}`]),
    ...(status ? [hasStatus(where, status)] : []),
    ...(orderType ? [eb('biz_type', '=', orderType)] : []),
    ...(table === '' ? [] : [sql<SqlBool>`lower(details->'table'->>'tableName') = lower(${table})`]),
    ...(after
      ? [sql<SqlBool>`(created_at, order_id) < (${new Date(after.createdAt)}::timestamptz, ${after.orderId}::uuid)`]
      : []),
  ]
}

/** The orders of a store by number, phone, name, day, amount, status, type or table, the newest first. ORDER-12 */
export const orderHistory =
  (deps: Deps): Handler<typeof calls.orderHistory> =>
  async ({ shop }: StaffAt, filters) => {
    const { corporationId, shopId } = shop
    const config = (await deps.shopNow(deps.db, corporationId, shopId))?.config
    const found = (await deps.db
      .withTables<OrderTables>()
      .selectFrom('customer_order')
      .selectAll()
      .where('corporation_id', '=', corporationId)
      .where('shop_id', '=', shopId)
      .where(where => where.and(conditions(where, filters, config?.timeZone ?? 'UTC')))
      .orderBy('created_at', 'desc')
      .orderBy('order_id', 'desc')
      .limit(PAGE + 1)
      .execute()) as OrderRow[]
    const rows = found.slice(0, PAGE)
    const ids = rows.map(row => row.order_id)
    const stories = await storiesOf(deps.db, corporationId, ids)
    return {
      orders: rows.map(row => boardOrder(row, stories.get(row.order_id) ?? [])),
      more: found.length > PAGE,
    }
  }
