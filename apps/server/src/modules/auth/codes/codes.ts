import { createHmac } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Tx } from '../../../platform/db/index.ts'
import { digitCode, uuidv7 } from '../../../platform/ids.ts'
import type { AuthTables } from '../tables.ts'

/** Caller, purpose and destination of a code; it is valid for nothing else, and codes of others do not void it. U1 */
export interface CodeFor {
  corporationId: number
  owner: string
  purpose: string
  destination: string
}

/** `seconds`: 0 = now. `counts`: the code sent last is still valid for the requested purpose. */
export interface Wait {
  seconds: number
  counts: boolean
}

/** A right code: when it was sent, and whether this request had used it before. */
export interface Opened {
  sentAt: Date
  again: boolean
}

export interface Codes {
  /** How long until the caller may request another code, and whether the last one is still valid. */
  waitFor(input: CodeFor): Promise<Wait>
  /** Whether a code is open that a try could open. */
  isOpen(input: CodeFor): Promise<boolean>
  /**
   * Creates a code and voids the caller's earlier ones. The plain code is returned once, for sending; undefined if another was
   * created concurrently.
   */
  issue(tx: Tx, input: CodeFor): Promise<string | undefined>
  /**
   * Whether the code is right. Counts the try before the check; a right code is used up. The request that used it may
   * be repeated if its answer was lost. API-3
   */
  use(input: CodeFor, code: string, requestId: string): Promise<Opened | undefined>
}

export const CODE_LIFE_SECONDS = 300
export const RESEND_SECONDS = 60
const MAX_TRIES = 5

/** Counts a try and uses a right code up in the same statement: two copies of one request never count as two tries. */
const TRY = {
  name: 'verify_code_try',
  text: `update verify_code set tries = tries + 1,
      used_at = case when code_hash = $6 then $5::timestamptz end, used_by = case when code_hash = $6 then $7::text end
    where corporation_id = $1 and destination = $2 and purpose = $3 and owner = $4
      and used_at is null and expires_at > $5 and tries < ${MAX_TRIES}
    returning created_at, used_at is not null as is_right`,
}

const USED = {
  name: 'verify_code_used',
  text: `select created_at, code_hash = $6 as is_right from verify_code
    where corporation_id = $1 and destination = $2 and purpose = $3 and owner = $4 and expires_at > $5 and used_by = $7`,
}

interface Tried {
  created_at: Date
  is_right: boolean
}

const OPEN = {
  name: 'verify_code_open',
  text: `select 1 from verify_code where corporation_id = $1 and destination = $2 and purpose = $3 and owner = $4
      and used_at is null and expires_at > $5 and tries < ${MAX_TRIES}`,
}

const lastSent = (db: Database, { corporationId, destination, purpose, owner }: CodeFor) =>
  db
    .withTables<AuthTables>()
    .selectFrom('verify_code')
    .select(['created_at', 'used_at', 'tries'])
    .where('corporation_id', '=', corporationId)
    .where('destination', '=', destination)
    .where('purpose', '=', purpose)
    .where('owner', '=', owner)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

const secondsToWait = (last: { created_at: Date }, now: number): number =>
  Math.max(0, Math.ceil(RESEND_SECONDS - (now - last.created_at.getTime()) / 1000))

/** Stores a code and voids the caller's earlier ones; false if another was created concurrently. */
async function storeCode(tx: Tx, row: AuthTables['verify_code']): Promise<boolean> {
  const db = tx.withTables<AuthTables>()
  await db
    .updateTable('verify_code')
    .set({ used_at: row.created_at })
    .where('corporation_id', '=', row.corporation_id)
    .where('destination', '=', row.destination)
    .where('purpose', '=', row.purpose)
    .where('owner', '=', row.owner)
    .where('used_at', 'is', null)
    .where('created_at', '<=', new Date(row.created_at.getTime() - RESEND_SECONDS * 1000))
    .execute()
  const stored = await db
    .insertInto('verify_code')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['corporation_id', 'destination', 'purpose', 'owner']).where('used_at', 'is', null).doNothing(),
    )
    .returning('verify_code_id')
    .executeTakeFirst()
  return stored !== undefined
}

/** Codes of six digits, stored as keyed hashes: five tries, five minutes, single use. U1 */
export function createCodes(db: Database, clock: Clock, secret: string): Codes {
  const hash = ({ corporationId, owner, purpose, destination }: CodeFor, code: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([corporationId, owner, purpose, destination, code]))
      .digest('base64url')

  return {
    async waitFor(input) {
      const last = await lastSent(db, input)
      if (!last) return { seconds: 0, counts: false }
      const counts = last.used_at === null && last.tries < MAX_TRIES
      return { seconds: secondsToWait(last, clock()), counts }
    },
    async isOpen({ corporationId, destination, purpose, owner }) {
      const { rows } = await db.query(OPEN, [corporationId, destination, purpose, owner, new Date(clock())])
      return rows.length > 0
    },
    async issue(tx, input) {
      const now = new Date(clock())
      const code = digitCode(6)
      const row = {
        corporation_id: input.corporationId,
        verify_code_id: uuidv7(clock),
        purpose: input.purpose,
        destination: input.destination,
        owner: input.owner,
        code_hash: hash(input, code),
        tries: 0,
        created_at: now,
        expires_at: new Date(now.getTime() + CODE_LIFE_SECONDS * 1000),
        used_at: null,
      }
      return (await storeCode(tx, row)) ? code : undefined
    },
    async use(input, code, requestId) {
      const { corporationId, destination, purpose, owner } = input
      const values = [corporationId, destination, purpose, owner, new Date(clock()), hash(input, code), requestId]
      const wasUsed = async (): Promise<Opened | undefined> => {
        const { rows } = await db.query<Tried>(USED, values)
        return rows[0]?.is_right ? { sentAt: rows[0].created_at, again: true } : undefined
      }
      const before = await wasUsed()
      if (before) return before
      const { rows } = await db.runOne<Tried>(TRY, values)
      const tried = rows[0]
      // A concurrent copy of the same request may have used the code first.
      if (!tried) return wasUsed()
      return tried.is_right ? { sentAt: tried.created_at, again: false } : undefined
    },
  }
}
