import { hash } from '@node-rs/argon2'
import { isBuiltIn, rightsFault, roleOfFormer, type StaffRights } from '@comanda/domain/staff'
import type { Tx } from '../../platform/db/index.ts'
import { addPerson } from './rights/add-person.ts'
import { type OwnRole, storeRole } from './rights/roles.ts'

/** An initial staff account. */
export interface StaffSeed {
  account: string
  name: string
  password: string
  /** A role of the brand by its id, or a built-in one; `manager` with `brand` is an owner, any other name a team member. */
  role: string
  shopIds: number[]
  brand?: boolean
}

/** An account as it was added. */
export interface SeededStaff {
  staffId: string
  name: string
  shopIds: readonly number[]
}

/** The role of an account: one of the brand, or a built-in one. */
function roleIdOf({ role, brand }: { role: string; brand: boolean }, roles: readonly OwnRole[]): string {
  if (roles.some(one => one.roleId === role) || (isBuiltIn(role) && role !== 'manager')) return role
  return roleOfFormer({ role: role === 'manager' ? role : 'staff', brand })
}

/**
 * Adds roles of the brand and the first staff, as invitations do, with their passwords set. Each password is hashed once.
 * @throws RangeError where the console would refuse the rights or the account
 */
export async function seedStaff(
  tx: Tx,
  corporationId: number,
  people: readonly StaffSeed[],
  roles: readonly OwnRole[] = [],
): Promise<SeededStaff[]> {
  for (const role of roles) await storeRole(tx, corporationId, role)
  const added: SeededStaff[] = []
  const hashes = new Map<string, string>()
  for (const { account, name, password, role, shopIds, brand = false } of people) {
    const passwordHash = hashes.get(password) ?? (await hash(password))
    hashes.set(password, passwordHash)
    const roleId = roleIdOf({ role, brand }, roles)
    const rights: StaffRights = { grants: shopIds.map(shopId => ({ roleId, shopId })), active: true }
    const known = { shopIds, roles }
    const fault = rightsFault(rights, known)
    const row =
      !fault && (await addPerson(tx, { corporationId, account, name, rights, passwordHash, at: new Date() }, known))
    if (!row) throw new RangeError(`Staff ${account}: ${fault ?? 'the account is taken'}`)
    added.push({ staffId: row.staff_id, name, shopIds })
  }
  return added
}
