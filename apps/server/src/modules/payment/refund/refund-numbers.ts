import { orderNumber } from '@comanda/domain/order'
import type { Queries } from '../../../platform/db/index.ts'
import type { Deps } from '../deps.ts'
import type { RefundRow } from '../tables.ts'

type Refunded = Pick<RefundRow, 'corporation_id' | 'kind' | 'payable_id'>

/** The number under which people know a refunded payable. */
export async function numberOf(
  { db, payables }: Deps,
  { corporation_id, kind, payable_id }: Refunded,
): Promise<string> {
  const at = { corporationId: corporation_id, kind, payableId: payable_id }
  return (await payables[kind]?.numberOf?.(db, at)) ?? orderNumber(payable_id)
}

const REFUNDED = {
  name: 'payables_refunded',
  text: `select distinct corporation_id, kind, payable_id from payment_refund
    where corporation_id = $1 and payable_id = any($2::uuid[])`,
}

/** The numbers of these payables, by id; those without a refund are left out. */
export async function refundNumbers(
  db: Queries,
  deps: Deps,
  corporationId: number,
  payableIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (payableIds.length === 0) return new Map()
  const { rows } = await db.query<Refunded>(REFUNDED, [corporationId, payableIds])
  return new Map(await Promise.all(rows.map(async row => [row.payable_id, await numberOf(deps, row)] as const)))
}
