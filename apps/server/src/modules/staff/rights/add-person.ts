import type { StaffRights } from '@comanda/domain/staff'
import type { Tx } from '../../../platform/db/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { insertStaff, type StaffRow } from './queries.ts'

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
export async function addPerson(tx: Tx, person: NewPerson): Promise<StaffRow | undefined> {
  const { role, brand, active, shopIds, refundAlone = {} } = person.rights
  const row: StaffRow = {
    corporation_id: person.corporationId,
    staff_id: uuidv7(() => person.at.getTime()),
    account: person.account.toLowerCase(),
    name: person.name,
    password_hash: person.passwordHash,
    role,
    shop_ids: JSON.stringify(shopIds),
    active,
    brand,
    refund_alone: JSON.stringify(refundAlone),
    created_at: person.at,
  }
  return (await insertStaff(tx, row)) ? row : undefined
}
