import { accessOfGrants, holds, rightsAt } from '@comanda/domain/staff'
import type { Queries } from '../../platform/db/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import { rightsOf, staffOf } from './rights/queries.ts'
import { ownRoles } from './rights/roles.ts'

const E_MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const MAX_ADDRESSES = 20

/** The owners of a brand who may sign in. */
const ownersOf = async (db: Queries, corporationId: number) =>
  (await staffOf(db, corporationId)).filter(row => holds(rightsOf(row), 'owner'))

/** The e-mail addresses of the owners of a brand; accounts that are no address are left out. */
export async function approversOf(db: Queries, corporationId: number): Promise<string[]> {
  const accounts = (await ownersOf(db, corporationId)).map(row => row.account).filter(account => E_MAIL.test(account))
  return accounts.toSorted().slice(0, MAX_ADDRESSES)
}

/** The people who may see a store's reports and whose account is an e-mail address, by name. */
export async function managersOf(db: Queries, { corporationId, shopId }: ShopAt) {
  const [people, roles] = [await staffOf(db, corporationId), await ownRoles(db, corporationId)]
  const seesReports = (row: (typeof people)[number]): boolean => {
    const { grants, active } = rightsOf(row)
    return active && rightsAt(accessOfGrants(grants, { shopIds: [shopId], roles }), shopId).includes('viewReports')
  }
  return people
    .filter(row => E_MAIL.test(row.account) && seesReports(row))
    .map(({ staff_id: staffId, name, account: email }) => ({ staffId, name, email }))
}

/** Whether another owner may approve changes of the brand's money. L2 */
export const hasSecondApprover = async (db: Queries, corporationId: number, staffId: string): Promise<boolean> =>
  (await ownersOf(db, corporationId)).some(row => row.staff_id !== staffId)

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
