import { hash } from '@node-rs/argon2'
import { rightsFault, type StaffRights } from '@comanda/domain/staff'
import type { Tx } from '../../platform/db/index.ts'
import { addPerson } from './rights/add-person.ts'

/** An initial staff account. */
export interface StaffSeed {
  account: string
  name: string
  password: string
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

/**
 * Adds the first staff as invitations do, with their passwords set. Each password is hashed once.
 * @throws RangeError where the console would refuse the rights or the account
 */
export async function seedStaff(tx: Tx, corporationId: number, people: readonly StaffSeed[]): Promise<SeededStaff[]> {
  const added: SeededStaff[] = []
  const hashes = new Map<string, string>()
  for (const { account, name, password, role, shopIds, brand = false } of people) {
    const passwordHash = hashes.get(password) ?? (await hash(password))
    hashes.set(password, passwordHash)
    const rights: StaffRights = { role: role === 'manager' ? 'manager' : 'staff', brand, active: true, shopIds }
    const fault = rightsFault(rights, shopIds)
    const row = !fault && (await addPerson(tx, { corporationId, account, name, rights, passwordHash, at: new Date() }))
    if (!row) throw new RangeError(`Staff ${account}: ${fault ?? 'the account is taken'}`)
    added.push({ staffId: row.staff_id, name, shopIds })
  }
  return added
}
