import { accessOfGrants, type BrandRoles, formerOf, type StaffRights } from '@comanda/domain/staff'
import type { StaffSession } from '../../platform/http/caller.ts'
import type { Deps } from './deps.ts'
import { ownLimits, rightsOf, type StaffRow } from './rights/queries.ts'
import { brandRoles } from './rights/roles.ts'

/** What a session keeps of a person's rights. A5 */
export function sessionRights({ grants }: Pick<StaffRights, 'grants'>, brand: BrandRoles) {
  const access = accessOfGrants(grants, brand)
  return { ...formerOf(grants, brand), access }
}

/** The session of a person with their current rights. */
export async function sessionOf(
  { db, storesOf }: Pick<Deps, 'db' | 'storesOf'>,
  corporationId: number,
  row: StaffRow,
): Promise<StaffSession> {
  const rights = rightsOf(row)
  const held = sessionRights(rights, await brandRoles(db, { storesOf }, corporationId))
  return { staffId: row.staff_id, name: row.name, ...held, ...ownLimits(rights.refundAlone) }
}
