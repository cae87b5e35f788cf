import { type Grant, type StaffRights, sortedGrants } from '@comanda/domain/staff'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import { lockBrand } from '../../../platform/save-at-revision.ts'
import { rightsOf, staffOf, writeRights } from './queries.ts'
import { ownRoles } from './roles.ts'

/** The operator of the server has no staff account. */
const OPERATOR = { id: 'operator', name: 'Operator of the server' }

const BRANDS = { name: 'appoint_brands', text: 'select corporation_id from staff where account = $1' }

/** The brands in which an employee has this account. */
const brandsWith = async ({ db }: { db: Database }, account: string): Promise<number[]> =>
  (await db.query<{ corporation_id: number }>(BRANDS, [account])).rows.map(row => Number(row.corporation_id))

/** The owner's role at every store of these grants. */
const withOwner = (grants: readonly Grant[]): Grant[] => {
  const owned = [...new Set(grants.map(({ shopId }) => shopId))]
  return owned.map(shopId => (shopId === undefined ? { roleId: 'owner' } : { roleId: 'owner', shopId }))
}

/**
 * Makes a staff account an owner at its stores, on the operator's command: the recovery if no second person is left.
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
    const after: StaffRights = { ...before, grants: sortedGrants(withOwner(before.grants)), active: true }
    const known = { shopIds: row.shop_ids as number[], roles: await ownRoles(tx, corporationId) }
    await writeRights(tx, { corporationId, staffId: row.staff_id }, after, known)
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
