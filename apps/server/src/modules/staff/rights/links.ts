import { createHash } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { secretToken } from '../../../platform/ids.ts'
import type { StaffRow } from './queries.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const DROP = { name: 'staff_link_drop', text: 'delete from staff_link where corporation_id = $1 and staff_id = $2' }
const MAKE = {
  name: 'staff_link_make',
  text: 'insert into staff_link (corporation_id, token_hash, staff_id, expires_at) values ($1, $2, $3, $4)',
}
const FIND = {
  name: 'staff_link_find',
  text: `select staff.* from staff_link join staff using (corporation_id, staff_id)
    where corporation_id = $1 and token_hash = $2 and expires_at > $3 and staff.active for update`,
}

/** Creates the only valid link of a person; the plain token is returned once, for sending. U3 */
export async function makeLink(
  tx: Tx,
  clock: Clock,
  input: { corporationId: number; staffId: string; hours: number },
): Promise<string> {
  const { corporationId, staffId, hours } = input
  const token = secretToken()
  await dropLinks(tx, corporationId, staffId)
  await tx.query(MAKE, [corporationId, hashOf(token), staffId, new Date(clock() + hours * 3_600_000)])
  return token
}

/** Invalidates every link of a person. */
export const dropLinks = (tx: Tx, corporationId: number, staffId: string): Promise<unknown> =>
  tx.query(DROP, [corporationId, staffId])

/** The person of a link, locked; undefined if it is unknown, used, too old, or of a person who may not sign in. */
export async function lockedByLink(
  tx: Tx,
  clock: Clock,
  corporationId: number,
  token: string,
): Promise<StaffRow | undefined> {
  const { rows } = await tx.query<StaffRow>(FIND, [corporationId, hashOf(token), new Date(clock())])
  return rows[0]
}
