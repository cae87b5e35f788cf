import type { Money } from '@comanda/domain/money'
import type { CounterMethod } from '@comanda/domain/payment'
import type { TillMove } from '@comanda/domain/till'
import type { Queries } from '../../../platform/db/index.ts'
import type { PaidPart, RoundReturn } from '../../../ports/bill.ts'
import type { CounterMove } from '../../../ports/payment.ts'
import type { Period } from '../../../ports/store.ts'

const PAID = {
  name: 'bill_parts_paid',
  text: `select part_id, bill_id, amount, returned_amount, at_venue, counter->>'method' as counter,
      coalesce((counter->>'tip')::bigint, 0) as tip, coalesce((counter->>'rounding')::bigint, 0) as rounding,
      (select coalesce(sum(r.rounding), 0)::bigint from bill_return r
        where r.corporation_id = p.corporation_id and r.bill_id = p.bill_id and r.part_id = p.part_id) as returned_rounding
    from bill_part p
    where corporation_id = $1 and bill_id = any($2::uuid[]) and state = 'paid' order by paid_at, part_id`,
}

interface Row {
  part_id: string
  bill_id: string
  amount: Money
  returned_amount: Money
  at_venue: boolean
  counter: CounterMethod | null
  tip: Money
  rounding: Money
  returned_rounding: Money
}

/** The paid parts of these bills. */
export async function paidPartsOf(db: Queries, corporationId: number, billIds: readonly string[]): Promise<PaidPart[]> {
  if (billIds.length === 0) return []
  const { rows } = await db.query<Row>(PAID, [corporationId, billIds])
  return rows.map(row => ({
    partId: row.part_id,
    billId: row.bill_id,
    amount: row.amount,
    returnedAmount: row.returned_amount,
    atVenue: row.at_venue,
    ...(row.counter !== null && { counter: row.counter }),
    ...(row.tip > 0 && { tip: row.tip }),
    ...(row.rounding !== 0 && { rounding: row.rounding }),
    ...(row.returned_rounding !== 0 && { returnedRounding: row.returned_rounding }),
  }))
}

const WRITTEN_OFF = {
  name: 'bills_written_off',
  text: `select bill_id from table_bill
    where corporation_id = $1 and bill_id = any($2::uuid[]) and state = 'writtenOff'`,
}

/** Those of these bills that were written off. */
export async function writtenOffOf(db: Queries, corporationId: number, billIds: readonly string[]): Promise<string[]> {
  if (billIds.length === 0) return []
  const { rows } = await db.query<{ bill_id: string }>(WRITTEN_OFF, [corporationId, billIds])
  return rows.map(row => row.bill_id)
}

const DISHES = {
  name: 'bill_dishes_returned',
  text: `select order_id as "orderId", bill_id as "billId", sum(amount)::bigint as amount,
      sum(rounding)::bigint as rounding from bill_return
    where corporation_id = $1 and bill_id = any($2::uuid[]) and order_id is not null group by order_id, bill_id`,
}

/** What was refunded of dishes of these bills after they were closed, by round. ORDER-9 */
export async function dishReturnsFor(
  db: Queries,
  corporationId: number,
  billIds: readonly string[],
): Promise<RoundReturn[]> {
  if (billIds.length === 0) return []
  return (await db.query<RoundReturn>(DISHES, [corporationId, billIds])).rows
}

/** What staff took for a part, with tip and rounding. */
const WITH_EXTRAS =
  "p.amount + coalesce((p.counter->>'tip')::bigint, 0) + coalesce((p.counter->>'rounding')::bigint, 0)"

const SETTLED = {
  name: 'bill_parts_settled',
  text: `select what, method, count(*)::int as count, sum(amount)::bigint as amount from (
      select 'taken' as what, coalesce(p.counter->>'method', 'out-line') as method,
        ${WITH_EXTRAS} as amount, p.bill_id
      from bill_part p where p.corporation_id = $1 and p.at_venue and p.state = 'paid' and p.paid_at >= $3 and p.paid_at < $4
      union all
      select 'returned', coalesce(p.counter->>'method', 'out-line'), r.amount + r.rounding, r.bill_id
      from bill_return r join bill_part p on p.corporation_id = r.corporation_id and p.part_id = r.part_id
      where r.corporation_id = $1 and p.at_venue and r.at >= $3 and r.at < $4
    ) as moves join table_bill b on b.corporation_id = $1 and b.bill_id = moves.bill_id and b.shop_id = $2
    group by what, method`,
}

/** Amounts that staff received, with tips, and returned for bills in a period. PAY-10 */
export const partsSettledAt = async (
  db: Queries,
  { corporationId, shopId, from, until }: Period,
): Promise<CounterMove[]> =>
  (await db.query<CounterMove>(SETTLED, [corporationId, shopId, new Date(from), new Date(until)])).rows

const CHANGED = {
  name: 'bills_changed',
  text: `select bill_id from bill_part where corporation_id = $1 and paid_at >= $2
    union select bill_id from bill_part where corporation_id = $1 and part_id = any($3::uuid[])
    union select bill_id from bill_return where corporation_id = $1 and at >= $2`,
}

/** Bills that were paid or refunded since a time, and those that these parts belong to. */
export const billsChanged = async (
  db: Queries,
  corporationId: number,
  since: Date,
  partIds: readonly string[],
): Promise<string[]> =>
  (await db.query<{ bill_id: string }>(CHANGED, [corporationId, since, partIds])).rows.map(row => row.bill_id)

const TILL = {
  name: 'bill_parts_till',
  text: `select p.paid_at as at, 'taken' as what, coalesce(p.counter->>'method', 'out-line') as method,
      ${WITH_EXTRAS} as amount, coalesce((p.counter->>'tip')::bigint, 0) as tip, p.owner,
      coalesce(p.counter->>'shiftId', '') as "shiftId"
    from bill_part p join table_bill b on b.corporation_id = p.corporation_id and b.bill_id = p.bill_id and b.shop_id = $2
    where p.corporation_id = $1 and p.at_venue and p.state = 'paid' and p.paid_at >= $3 and p.paid_at < $4
    union all
    select r.at, 'returned', coalesce(p.counter->>'method', 'out-line'), r.amount + r.rounding, 0, '', ''
    from bill_return r join bill_part p on p.corporation_id = r.corporation_id and p.part_id = r.part_id
    join table_bill b on b.corporation_id = r.corporation_id and b.bill_id = r.bill_id and b.shop_id = $2
    where r.corporation_id = $1 and p.at_venue and r.at >= $3 and r.at < $4`,
}

/** Each amount that staff received, with its tip, or returned for bills in a period. TILL-1 */
export async function tillMovesOfBills(
  db: Queries,
  { corporationId, shopId, from, until }: Period,
): Promise<TillMove[]> {
  type MoveRow = Omit<TillMove, 'at' | 'staffId'> & { at: Date; owner: string }
  const { rows } = await db.query<MoveRow>(TILL, [corporationId, shopId, new Date(from), new Date(until)])
  return rows.map(({ owner, at, ...move }) => ({
    ...move,
    at: at.getTime(),
    staffId: owner.startsWith('s:') ? owner.slice(2) : '',
  }))
}
