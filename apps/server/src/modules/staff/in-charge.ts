import type { Queries } from '../../platform/db/index.ts'
import type { StaffTables } from './tables.ts'

const E_MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The e-mail addresses of the managers of the brand's money; accounts that are no address are left out. */
export async function inChargeOf(db: Queries, corporationId: number): Promise<string[]> {
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

/** Whether another active manager may approve changes of the brand's money. L2 */
export async function hasSecondInCharge(db: Queries, corporationId: number, staffId: string): Promise<boolean> {
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
