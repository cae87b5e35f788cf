import type { Tx } from '../../platform/db/index.ts'
import { addPerson, type NewPerson } from './rights/add-person.ts'

type NewOwner = Omit<NewPerson, 'rights'> & { shopId: number }

/**
 * Inserts the owner of a new brand: a manager of its store with the brand's money right. Answers their id.
 * @throws if the account exists, which a new brand cannot have
 */
export async function insertOwner(tx: Tx, { shopId, ...owner }: NewOwner): Promise<string> {
  const rights = { role: 'manager', brand: true, active: true, shopIds: [shopId] } as const
  const row = await addPerson(tx, { ...owner, rights })
  if (!row) throw new Error('A new brand has staff already')
  return row.staff_id
}
