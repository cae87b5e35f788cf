import { createHash } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../../platform/db/index.ts'
import { secretToken } from '../../../platform/ids.ts'

/** Validity of a set-up link. SETUP-3 */
export const SETUP_LINK_HOURS = 24
const HOUR_MS = 3_600_000
/** Links exist while there is no brand. */
const NO_CORPORATION = 0

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const FIND = {
  name: 'setup_link_find',
  text: 'select 1 from setup_link where corporation_id = $1 and token_hash = $2 and expires_at > $3',
}
/** One order for all callers, which prevents deadlocks. */
const LOCK = {
  name: 'setup_link_lock',
  text: 'select token_hash, expires_at from setup_link where corporation_id = $1 order by token_hash for update',
}
const DROP_EXPIRED = {
  name: 'setup_link_drop_expired',
  text: 'delete from setup_link where corporation_id = $1 and expires_at <= $2',
}
const DROP = { name: 'setup_link_drop', text: 'delete from setup_link where corporation_id = $1' }
/** Inserts only while there is no brand, and so no owner. */
const MAKE = {
  name: 'setup_link_make',
  text: `insert into setup_link (corporation_id, token_hash, expires_at)
    select $1, $2, $3 where not exists (select 1 from corporation)`,
}

interface Deps {
  db: Database
  clock: Clock
  /** Whether the links made before end. The starts of several servers leave each other's links valid. */
  endsOthers: boolean
}

/** Makes a set-up link and returns its token; undefined if there is a brand already. The database has its hash alone. SETUP-3 */
export const makeSetupLink = ({ db, clock, endsOthers }: Deps): Promise<string | undefined> =>
  db.inTx(async tx => {
    const token = secretToken()
    const at = clock()
    if (endsOthers) await tx.query(DROP, [NO_CORPORATION])
    else await tx.query(DROP_EXPIRED, [NO_CORPORATION, new Date(at)])
    const expiresAt = new Date(at + SETUP_LINK_HOURS * HOUR_MS)
    const { count } = await tx.query(MAKE, [NO_CORPORATION, hashOf(token), expiresAt])
    return count === 1 ? token : undefined
  })

/** Whether a link is known and not too old. */
export async function isSetupLink(db: Queries, token: string, at: Date): Promise<boolean> {
  const { rows } = await db.query(FIND, [NO_CORPORATION, hashOf(token), at])
  return rows.length > 0
}

/** Ends every link; false if this one no longer works, because it was used meanwhile. */
export async function useSetupLink(tx: Tx, token: string, at: Date): Promise<boolean> {
  const { rows } = await tx.query<{ token_hash: string; expires_at: Date }>(LOCK, [NO_CORPORATION])
  const hash = hashOf(token)
  if (!rows.some(row => row.token_hash === hash && row.expires_at > at)) return false
  await tx.query(DROP, [NO_CORPORATION])
  return true
}
