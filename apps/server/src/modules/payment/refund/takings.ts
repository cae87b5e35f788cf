import type { Money } from '@comanda/domain/money'
import type { Queries } from '../../../platform/db/index.ts'
import type { Taking } from '../../../ports/payment.ts'

/** An attempt counts once it held the money; a line of an own method once it was charged. */
const TAKINGS = {
  name: 'payment_takings',
  text: `select payment_method, sum(amount)::bigint as amount, sum(returned)::bigint as returned from (
      select payment_method, charged_amount as amount, case when state = 'returned' then charged_amount else returned_amount end as returned
      from payment_attempt where corporation_id = $1 and payable_id = any($2::uuid[]) and authorised and charged_amount > 0
      union all
      select payment_method, amount + tip_amount, returned_amount
      from payment_line where corporation_id = $1 and payable_id = any($2::uuid[]) and state in ('captured', 'returned')
    ) as taken group by payment_method order by payment_method`,
}

interface Row {
  payment_method: string
  amount: Money
  returned: Money
}

/** What was paid for these orders and bill parts, by method, minor units. */
export async function takingsFor(db: Queries, corporationId: number, payableIds: readonly string[]): Promise<Taking[]> {
  if (payableIds.length === 0) return []
  const { rows } = await db.query<Row>(TAKINGS, [corporationId, payableIds])
  return rows.map(row => ({ paymentMethod: row.payment_method, amount: row.amount, returnedAmount: row.returned }))
}
