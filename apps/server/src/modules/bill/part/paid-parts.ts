import type { Money } from '@comanda/domain/money'
import type { Queries } from '../../../platform/db/index.ts'
import type { PaidPart } from '../../../ports/bill.ts'

const PAID = {
  name: 'bill_parts_paid',
  text: `select part_id, bill_id, amount, returned_amount, at_venue from bill_part
    where corporation_id = $1 and bill_id = any($2::uuid[]) and state = 'paid'`,
}

interface Row {
  part_id: string
  bill_id: string
  amount: Money
  returned_amount: Money
  at_venue: boolean
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
  text: `select order_id as "orderId", bill_id as "billId", sum(amount)::bigint as amount from bill_return
    where corporation_id = $1 and bill_id = any($2::uuid[]) and order_id is not null group by order_id, bill_id`,
}

/** What was refunded of dishes of these bills after they were closed, by round. ORDER-9 */
export async function dishReturnsFor(db: Queries, corporationId: number, billIds: readonly string[]) {
  if (billIds.length === 0) return []
  return (await db.query<{ orderId: string; billId: string; amount: Money }>(DISHES, [corporationId, billIds])).rows
}
