import { createHash } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { Guest } from '../../../platform/http/caller.ts'

/** Lifetime of a challenge: the browser's dialog may stay open as long as the sign-in page does. */
const CHALLENGE_LIFE_MS = 600_000

export interface PasskeyRow {
  credential_id: string
  customer_id: number
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
  synced: boolean
  created_at: Date
  last_used_at: Date | null
}

type Purpose = 'register' | 'signIn'

const hashOf = (challenge: string): string => createHash('sha256').update(challenge).digest('base64url')

const STORE_CHALLENGE = {
  name: 'passkey_challenge_store',
  text: `insert into passkey_challenge (corporation_id, challenge_hash, owner, purpose, expires_at) values ($1, $2, $3, $4, $5)`,
}
const LOCK_CHALLENGE = {
  name: 'passkey_challenge_lock',
  text: `select used_by from passkey_challenge where corporation_id = $1 and challenge_hash = $2 and owner = $3 and purpose = $4
      and expires_at > $5 and (used_by is null or used_by = $6) for update`,
}
const USE_CHALLENGE = {
  name: 'passkey_challenge_use',
  text: 'update passkey_challenge set used_by = $3 where corporation_id = $1 and challenge_hash = $2',
}

/** Stores a challenge for the caller's session. */
export async function storeChallenge(
  tx: Tx,
  clock: Clock,
  { corporationId, session }: Guest,
  purpose: Purpose,
  challenge: string,
): Promise<void> {
  const expires = new Date(clock() + CHALLENGE_LIFE_MS)
  await tx.query(STORE_CHALLENGE, [corporationId, hashOf(challenge), session.owner, purpose, expires])
}

/** The challenge in an answer of a browser; empty if it cannot be read. */
export function challengeIn(response: Readonly<Record<string, unknown>>): string {
  try {
    const { clientDataJSON } = response['response'] as { clientDataJSON: string }
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown }
    return typeof data.challenge === 'string' ? data.challenge : ''
  } catch {
    return ''
  }
}

/**
 * Uses up a challenge of the caller's session; undefined if it is unknown, another session's, too old, or used by another request.
 * `again`: this request has used it before. API-3
 */
export async function takeChallenge(
  tx: Tx,
  clock: Clock,
  { corporationId, session, requestId }: Guest,
  purpose: Purpose,
  challenge: string,
): Promise<{ again: boolean } | undefined> {
  const hash = hashOf(challenge)
  const values = [corporationId, hash, session.owner, purpose, new Date(clock()), requestId]
  const [row] = (await tx.query<{ used_by: string | null }>(LOCK_CHALLENGE, values)).rows
  if (!row) return undefined
  await tx.query(USE_CHALLENGE, [corporationId, hash, requestId])
  return { again: row.used_by !== null }
}

const COLUMNS = 'credential_id, customer_id, public_key, counter, transports, name, synced, created_at, last_used_at'
const LIST = {
  name: 'passkey_list',
  text: `select ${COLUMNS} from passkey where corporation_id = $1 and customer_id = $2 order by created_at`,
}
const LOCK = {
  name: 'passkey_lock',
  text: `select ${COLUMNS} from passkey where corporation_id = $1 and credential_id = $2 for update`,
}
const INSERT = {
  name: 'passkey_insert',
  text: `insert into passkey (corporation_id, credential_id, customer_id, public_key, counter, transports, name, synced, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (corporation_id, credential_id) do nothing`,
}
const USED = {
  name: 'passkey_used',
  text: `update passkey set counter = $3, last_used_at = $4 where corporation_id = $1 and credential_id = $2`,
}
const DELETE = {
  name: 'passkey_delete',
  text: 'delete from passkey where corporation_id = $1 and customer_id = $2 and credential_id = $3',
}

export const passkeysOf = async (db: Queries, corporationId: number, customerId: number): Promise<PasskeyRow[]> =>
  (await db.query<PasskeyRow>(LIST, [corporationId, customerId])).rows

/** A passkey, its row locked: its counter is compared and raised by one request at a time. */
export const lockedPasskey = async (tx: Tx, corporationId: number, id: string): Promise<PasskeyRow | undefined> =>
  (await tx.query<PasskeyRow>(LOCK, [corporationId, id])).rows[0]

export async function insertPasskey(
  tx: Tx,
  corporationId: number,
  row: Omit<PasskeyRow, 'last_used_at'>,
): Promise<void> {
  const { credential_id, customer_id, public_key, counter, transports, name, synced, created_at } = row
  const values = [corporationId, credential_id, customer_id, public_key, counter, transports, name, synced, created_at]
  await tx.query(INSERT, values)
}

export async function storeUse(tx: Tx, corporationId: number, id: string, counter: number, at: Date): Promise<void> {
  await tx.query(USED, [corporationId, id, counter, at])
}

export async function deletePasskey(tx: Tx, corporationId: number, customerId: number, id: string): Promise<void> {
  await tx.query(DELETE, [corporationId, customerId, id])
}
