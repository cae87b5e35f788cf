import type { Tx } from '../../platform/db/index.ts'
import { addPerson, type NewPerson } from './rights/add-person.ts'

type NewOwner = Omit<NewPerson, 'rights'> & { shopId: number }

/**
 * Inserts the owner of a new brand: its owner, at every store. Answers their id.
 * @throws if the account exists, which a new brand cannot have
 */
export async function insertOwner(tx: Tx, { shopId, ...owner }: NewOwner): Promise<string> {
  const rights = { grants: [{ roleId: 'owner' }], active: true }
  const row = await addPerson(tx, { ...owner, rights }, { shopIds: [shopId], roles: [] })
  if (!row) throw new Error('A new brand has staff already')
  return row.staff_id
}
