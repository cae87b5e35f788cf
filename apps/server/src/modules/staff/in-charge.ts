import type { Queries } from '../../platform/db/index.ts'
import type { StaffTables } from './tables.ts'

const E_MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The e-mail addresses of those who look after the brand's money; an account that is no address cannot be written to. */
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

/** Whether anybody but this one may say yes to what the brand's money is changed by: an active manager with that right. L2 */
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
