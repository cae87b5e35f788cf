import type { Tx } from '../../platform/db/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { insertStaff } from './rights/queries.ts'

interface NewOwner {
  corporationId: number
  shopId: number
  name: string
  account: string
  passwordHash: string
  at: Date
}

/**
 * Inserts the owner of a new brand: a manager of its store with the brand's money right. Answers their id.
 * @throws if the account exists, which a new brand cannot have
 */
export async function insertOwner(tx: Tx, owner: NewOwner): Promise<string> {
  const staffId = uuidv7()
  const inserted = await insertStaff(tx, {
    corporation_id: owner.corporationId,
    staff_id: staffId,
    account: owner.account,
    name: owner.name,
    password_hash: owner.passwordHash,
    role: 'manager',
    shop_ids: JSON.stringify([owner.shopId]),
    active: true,
    brand: true,
    created_at: owner.at,
  })
  if (!inserted) throw new Error('A new brand has staff already')
  return staffId
}
