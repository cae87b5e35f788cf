import type { Money } from '@comanda/domain/money'
import type { Queries } from '../../../platform/db/index.ts'
import type { PaidExtras, Taking } from '../../../ports/payment.ts'

/**
 * An attempt counts once it held the money, unless all of it was sent back because nothing was to be paid; a line of an own method
 * once it was charged.
 */
const TAKINGS = {
  name: 'payment_takings',
  text: `select payment_method, sum(amount)::bigint as amount, sum(returned)::bigint as returned, sum(disputed)::bigint as disputed from (
      select payment_method, charged_amount as amount, case when state = 'returned' then charged_amount else returned_amount end as returned,
        case when state = 'chargeback' then charged_amount - returned_amount else 0 end as disputed
      from payment_attempt where corporation_id = $1 and payable_id = any($2::uuid[]) and authorised and charged_amount > 0 and not give_back
      union all
      select l.payment_method, l.amount + l.tip_amount, l.returned_amount, 0
      from payment_line l join payment_attempt a
        on a.corporation_id = l.corporation_id and a.payable_id = l.payable_id and a.attempt_no = l.attempt_no
      where l.corporation_id = $1 and l.payable_id = any($2::uuid[]) and l.state in ('captured', 'returned') and not a.give_back
    ) as taken group by payment_method order by payment_method`,
}

interface Row {
  payment_method: string
  amount: Money
  returned: Money
  disputed: Money
}

/** What was paid for these orders and bill parts, by method, minor units. */
export async function paymentsTaken(
  db: Queries,
  corporationId: number,
  payableIds: readonly string[],
): Promise<Taking[]> {
  if (payableIds.length === 0) return []
  const { rows } = await db.query<Row>(TAKINGS, [corporationId, payableIds])
  return rows.map(row => ({
    paymentMethod: row.payment_method,
    amount: row.amount,
    returnedAmount: row.returned,
    chargedBackAmount: row.disputed,
  }))
}

const EXTRAS = {
  name: 'payment_extras',
  text: `select payable_id as "payableId", sum(tip_amount)::bigint as tip, sum(cc_amount)::bigint as "cardFee" from payment_attempt
    where corporation_id = $1 and payable_id = any($2::uuid[]) and authorised and not give_back group by payable_id`,
}

/** Tips and card fees that were paid with these payables, minor units. */
export async function extrasFor(
  db: Queries,
  corporationId: number,
  payableIds: readonly string[],
): Promise<PaidExtras[]> {
  if (payableIds.length === 0) return []
  return (await db.query<PaidExtras>(EXTRAS, [corporationId, payableIds])).rows
}

const CHANGED = {
  name: 'payables_changed',
  text: `select distinct payable_id from payment_step where corporation_id = $1 and at >= $2
    union select payable_id from payment_refund_part where corporation_id = $1 and ended_at >= $2`,
}

/** Orders, parts of bills and other payables whose payments or refunds changed since a time. */
export const payablesChanged = async (db: Queries, corporationId: number, since: Date): Promise<string[]> =>
  (await db.query<{ payable_id: string }>(CHANGED, [corporationId, since])).rows.map(row => row.payable_id)
