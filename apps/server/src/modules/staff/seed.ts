import { hash } from '@node-rs/argon2'
import type { Tx } from '../../platform/db/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { StaffTables } from './tables.ts'

/** An initial staff account. */
export interface StaffSeed {
  account: string
  name: string
  password: string
  role: string
  shopIds: number[]
  brand?: boolean
}

/** Inserts staff into an empty database. */
export async function seedStaff(tx: Tx, corporationId: number, people: readonly StaffSeed[]): Promise<void> {
  const hashes = new Map<string, string>()
  for (const person of people) {
    const password_hash = hashes.get(person.password) ?? (await hash(person.password))
    hashes.set(person.password, password_hash)
    const row = {
      corporation_id: corporationId,
      staff_id: uuidv7(),
      account: person.account.toLowerCase(),
      name: person.name,
      password_hash,
      role: person.role === 'manager' ? ('manager' as const) : ('staff' as const),
      shop_ids: JSON.stringify(person.shopIds),
      active: true,
      brand: person.brand ?? false,
      created_at: new Date(),
    }
    await tx.withTables<StaffTables>().insertInto('staff').values(row).execute()
  }
}
