import type { Tx } from '../../../platform/db/index.ts'
import type { EventOf } from '../queries.ts'
import type { OrderRow } from '../tables.ts'

const COLUMNS = [
  'corporation_id',
  'order_id',
  'owner',
  'shop_id',
  'biz_type',
  'state',
  'pay_state',
  'version',
  'checked',
  'cart_id',
  'cart_version',
  'request_id',
  'payment_method',
  'total',
  'call_count',
  'slot_start',
  'promised_at',
  'watch_at',
  'search',
  'lines',
  'totals',
  'details',
  'stock',
  'created_at',
  'changed_at',
  'ended_at',
  'bill_id',
  'sealed_personal',
] as const satisfies readonly (keyof OrderRow)[]

const JSON_COLUMNS: ReadonlySet<keyof OrderRow> = new Set(['lines', 'totals', 'details', 'stock'])

const PLACES = COLUMNS.map((_, i) => `$${i + 1}`).join(', ')

/**
 * Inserts the order and the first event of its history in one statement; a duplicate where its cart or request has an
 * order already.
 */
const INSERT = {
  name: 'order_insert',
  text: `with placed as (
      insert into customer_order (${COLUMNS.join(', ')}) values (${PLACES})
      returning corporation_id, order_id, owner, state, pay_state, created_at
    )
    insert into order_event
      (corporation_id, order_id, version, kind, state, pay_state, by_kind, by_id, by_name, reason, at)
    select corporation_id, order_id, 1, 'placed', state, pay_state, 'guest', owner, '', '', created_at from placed`,
}

const valuesOf = (row: OrderRow): unknown[] =>
  COLUMNS.map(name => (JSON_COLUMNS.has(name) ? JSON.stringify(row[name]) : row[name]))

/** Writes the order with the commit, which fails as a duplicate where the same order exists. O3, ORDER-10 */
export function insertOrder(tx: Tx, row: OrderRow): void {
  tx.sendWithCommit(INSERT, valuesOf(row))
}

/**
 * The same for an order whose first step is taken while it is placed: its state before ($29, $30), and the event of the
 * step.
 */
const INSERT_STEPPED = {
  name: 'order_insert_stepped',
  text: `with placed as (
      insert into customer_order (${COLUMNS.join(', ')}) values (${PLACES})
      returning corporation_id, order_id, owner, version, state, pay_state, created_at, changed_at
    )
    insert into order_event
      (corporation_id, order_id, version, kind, state, pay_state, by_kind, by_id, by_name, reason, detail, at)
    select corporation_id, order_id, version - 1, 'placed', $29, $30, 'guest', owner, '', '', null::jsonb, created_at from placed
    union all
    select corporation_id, order_id, version, $31, state, pay_state, $32, $33, $34, $35, $36::jsonb, changed_at from placed`,
}

/** An order as placed, as it is after its first step, and the event of that step. */
interface Stepped {
  before: OrderRow
  after: OrderRow
  event: EventOf
}

/** Writes the order with the commit, as it is after its first step, with both events of its history. O3, ORDER-10 */
export function insertStepped(tx: Tx, { before, after, event }: Stepped): void {
  const { kind, by_kind, by_id, by_name, reason, detail } = event
  const step = [kind, by_kind, by_id, by_name, reason, detail === null ? null : JSON.stringify(detail)]
  tx.sendWithCommit(INSERT_STEPPED, [...valuesOf(after), before.state, before.pay_state, ...step])
}
