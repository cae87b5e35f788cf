import type { Queries } from '../../platform/db/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { StaffTables } from './tables.ts'

const E_MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The e-mail addresses of the managers of the brand's money; accounts that are no address are left out. */
export async function approversOf(db: Queries, corporationId: number): Promise<string[]> {
  const rows = await db
    .withTables<StaffTables>()
    .selectFrom('staff')
    .select('account')
    .where('corporation_id', '=', corporationId)
    .where('active', '=', true)
    .where('brand', '=', true)
    .orderBy('account')
    .limit(20)
    .execute()
  return rows.map(row => row.account).filter(account => E_MAIL.test(account))
}

/** The active managers of a store whose account is an e-mail address, by name. */
export async function managersOf(db: Queries, { corporationId, shopId }: ShopAt) {
  const rows = await db
    .withTables<StaffTables>()
    .selectFrom('staff')
    .select(['staff_id as staffId', 'name', 'account as email', 'shop_ids as shopIds'])
    .where('corporation_id', '=', corporationId)
    .where('active', '=', true)
    .where('role', '=', 'manager')
    .orderBy('name')
    .orderBy('staff_id')
    .execute()
  return rows
    .filter(({ email, shopIds }) => E_MAIL.test(email) && (shopIds as number[]).includes(shopId))
    .map(({ staffId, name, email }) => ({ staffId, name, email }))
}

/** Whether another active manager may approve changes of the brand's money. L2 */
export async function hasSecondApprover(db: Queries, corporationId: number, staffId: string): Promise<boolean> {
  const second = await db
    .withTables<StaffTables>()
    .selectFrom('staff')
    .select('staff_id')
    .where('corporation_id', '=', corporationId)
    .where('active', '=', true)
    .where('brand', '=', true)
    .where('role', '=', 'manager')
    .where('staff_id', '!=', staffId)
    .limit(1)
    .executeTakeFirst()
  return second !== undefined
}

const NAMES = {
  name: 'staff_names',
  text: 'select staff_id::text as id, name from staff where corporation_id = $1 and staff_id::text = any($2::text[])',
}

/** Names of members of staff, by id. */
export async function staffNames(
  db: Queries,
  corporationId: number,
  staffIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (staffIds.length === 0) return new Map()
  const { rows } = await db.query<{ id: string; name: string }>(NAMES, [corporationId, staffIds])
  return new Map(rows.map(({ id, name }) => [id, name]))
}
