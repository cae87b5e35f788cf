import type { Queries } from '../../../platform/db/index.ts'
import { fromStored } from '../../../platform/personal-data.ts'
import type { ManagerAt } from '../../../platform/http/index.ts'
import { type CustomerRow, type MemberTables, personalCustomer } from '../tables.ts'
import { ownShops } from './present.ts'

const shown = (row: CustomerRow | undefined) => row && fromStored(personalCustomer, row)

/** An open account of the brand that the caller may see: without the right to names, one that visited a store of theirs. A1 */
export async function customerFor(
  db: Queries,
  caller: ManagerAt,
  customerId: number,
): Promise<CustomerRow | undefined> {
  const { corporationId } = caller
  const { shopIds } = ownShops(caller)
  const tables = db.withTables<MemberTables>()
  const open = tables
    .selectFrom('customer')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('customer_id', '=', customerId)
    .where('closed_at', 'is', null)
  if (!shopIds) return shown(await open.executeTakeFirst())
  const visits = tables
    .selectFrom('member_visit')
    .select('order_id')
    .where('corporation_id', '=', corporationId)
    .where('customer_id', '=', customerId)
    .where('shop_id', 'in', shopIds.length > 0 ? shopIds : [0])
  return shown(await open.where(({ exists }) => exists(visits)).executeTakeFirst())
}
