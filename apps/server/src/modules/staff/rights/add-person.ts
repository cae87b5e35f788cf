import type { BrandRoles, StaffRights } from '@comanda/domain/staff'
import type { Tx } from '../../../platform/db/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { columnsOf, insertStaff, type StaffRow } from './queries.ts'

export interface NewPerson {
  corporationId: number
  account: string
  name: string
  rights: StaffRights
  /** Empty until an invited person sets a password. */
  passwordHash: string
  at: Date
}

/** Adds a person to the staff with these rights; undefined if the account is taken. */
export async function addPerson(tx: Tx, person: NewPerson, brand: BrandRoles): Promise<StaffRow | undefined> {
  const row: StaffRow = {
    corporation_id: person.corporationId,
    staff_id: uuidv7(() => person.at.getTime()),
    account: person.account.toLowerCase(),
    name: person.name,
    password_hash: person.passwordHash,
    ...columnsOf(person.rights, brand),
    grants_revision: 0,
    created_at: person.at,
  }
  return (await insertStaff(tx, row)) ? row : undefined
}
