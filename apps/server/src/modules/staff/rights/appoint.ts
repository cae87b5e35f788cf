import type { StaffRights } from '@comanda/domain/staff'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import { lockBrand } from '../../../platform/save-at-revision.ts'
import { rightsOf, staffOf, writeRights } from './queries.ts'

/** The operator of the server has no staff account. */
const OPERATOR = { id: 'operator', name: 'Operator of the server' }

const BRANDS = { name: 'appoint_brands', text: 'select corporation_id from staff where account = $1' }

/** The brands in which an employee has this account. */
const brandsWith = async ({ db }: { db: Database }, account: string): Promise<number[]> =>
  (await db.query<{ corporation_id: number }>(BRANDS, [account])).rows.map(row => Number(row.corporation_id))

/**
 * Gives a staff account the brand's money right, on the operator's command: the recovery if no second person is left.
 * Returns the name; undefined if no brand, or more than one, has the account. L2
 */
export async function appoint(
  { db, clock }: { db: Database; clock: Clock },
  account: string,
): Promise<string | undefined> {
  const [corporationId, ...others] = await brandsWith({ db }, account)
  if (corporationId === undefined || others.length > 0) return undefined
  return db.inTx(async tx => {
    await lockBrand(tx, corporationId)
    const row = (await staffOf(tx, corporationId)).find(one => one.account === account)
    if (!row) return undefined
    const before = rightsOf(row)
    const after: StaffRights = { ...before, role: 'manager', brand: true, active: true }
    await writeRights(tx, corporationId, row.staff_id, after)
    await writeAuditLine(tx, {
      corporationId,
      what: 'rights',
      subject: row.staff_id,
      by: OPERATOR,
      before,
      after,
      cause: 'appointed',
      at: new Date(clock()),
    })
    return row.name
  })
}
