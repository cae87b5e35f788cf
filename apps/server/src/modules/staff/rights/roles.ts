import type { BrandRoles, Right } from '@comanda/domain/staff'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import { revisionOf } from '../../../platform/revision.ts'
import type { Deps } from '../deps.ts'
import type { StaffTables } from '../tables.ts'

/** A role that a brand defined. */
export interface OwnRole {
  roleId: string
  name: string
  rights: Right[]
}

/** How many roles a brand may define. */
export const MAX_ROLES = 50

/** The roles that a brand defined, by name. */
export async function ownRoles(db: Queries, corporationId: number): Promise<OwnRole[]> {
  const rows = await db
    .withTables<StaffTables>()
    .selectFrom('staff_role')
    .select(['role_id as roleId', 'name', 'rights'])
    .where('corporation_id', '=', corporationId)
    .orderBy('name')
    .orderBy('role_id')
    .execute()
  return rows.map(({ rights, ...row }) => ({ ...row, rights: rights as Right[] }))
}

/** Adds a role, or replaces the one of this id. */
export const storeRole = (tx: Tx, corporationId: number, { roleId, name, rights }: OwnRole) =>
  tx
    .withTables<StaffTables>()
    .insertInto('staff_role')
    .values({ corporation_id: corporationId, role_id: roleId, name, rights: JSON.stringify(rights) })
    .onConflict(conflict =>
      conflict.columns(['corporation_id', 'role_id']).doUpdateSet({ name, rights: JSON.stringify(rights) }),
    )
    .execute()

/** The stores and the own roles of a brand, which say what a grant means. A5 */
export async function brandRoles(
  db: Queries,
  deps: Pick<Deps, 'storesOf'>,
  corporationId: number,
): Promise<BrandRoles> {
  const shopIds = (await deps.storesOf(corporationId, 'en_US')).map(({ shopId }) => shopId)
  return { shopIds, roles: await ownRoles(db, corporationId) }
}

/** The revision of a role, which a change must name. API-3 */
export const roleMark = ({ name, rights }: Pick<OwnRole, 'name' | 'rights'>): string => revisionOf({ name, rights })
