import type { PassContent } from '@comanda/domain/pass'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { PassSubject } from './deps.ts'
import type { PassRow, RegistrationRow } from './tables.ts'

const INSERT = {
  name: 'pass_insert',
  text: `insert into wallet_pass
      (corporation_id, pass_id, owner, kind, subject_id, sealed_token, content, created_at, changed_at, voided_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    on conflict (corporation_id, owner, kind, subject_id) do nothing`,
}

/** Creates a pass; does nothing if its holder has it already. */
export async function insertPass(tx: Tx, row: Omit<PassRow, 'in_google'>): Promise<void> {
  await tx.query(INSERT, [
    row.corporation_id,
    row.pass_id,
    row.owner,
    row.kind,
    row.subject_id,
    row.sealed_token,
    JSON.stringify(row.content),
    row.created_at,
    row.changed_at,
    row.voided_at,
  ])
}

const LOCK_OF = {
  name: 'pass_lock_of',
  text: `select * from wallet_pass where corporation_id = $1 and owner = $2 and kind = $3 and subject_id = $4 for update`,
}

/** A person's pass for something, locked until the transaction ends. */
export const lockPassOf = async (tx: Tx, { corporationId, owner, kind, subjectId }: PassSubject) =>
  (await tx.query<PassRow>(LOCK_OF, [corporationId, owner, kind, subjectId])).rows[0]

const LOCK = {
  name: 'pass_lock',
  text: 'select * from wallet_pass where corporation_id = $1 and pass_id = $2 for update',
}
const BY_ID = { name: 'pass_by_id', text: 'select * from wallet_pass where corporation_id = $1 and pass_id = $2' }

export const lockPass = async (tx: Tx, corporationId: number, passId: string) =>
  (await tx.query<PassRow>(LOCK, [corporationId, passId])).rows[0]

export const passById = async (db: Queries, corporationId: number, passId: string) =>
  (await db.query<PassRow>(BY_ID, [corporationId, passId])).rows[0]

const WRITE = {
  name: 'pass_write',
  text: `update wallet_pass set content = $3, changed_at = $4, voided_at = $5 where corporation_id = $1 and pass_id = $2`,
}

export const writeContent = (tx: Tx, row: PassRow, content: PassContent, at: { changed: Date; voided: Date | null }) =>
  tx.query(WRITE, [row.corporation_id, row.pass_id, JSON.stringify(content), at.changed, at.voided])

const IN_GOOGLE = {
  name: 'pass_in_google',
  text: 'update wallet_pass set in_google = $3 where corporation_id = $1 and pass_id = $2',
}

export const setInGoogle = (tx: Tx, corporationId: number, passId: string, stored: boolean) =>
  tx.query(IN_GOOGLE, [corporationId, passId, stored])

const WATCH = {
  name: 'pass_watch',
  text: `insert into wallet_pass_watch (corporation_id, watched, pass_id) select $1, watched, $3 from unnest($2::text[]) watched
    on conflict do nothing`,
}
const NOTE = { name: 'pass_note', text: 'insert into wallet_pass_change (corporation_id, pass_id) values ($1, $2)' }

/** The pass is compared again when one of these changes. */
export async function watch(tx: Tx, row: PassRow, watched: readonly string[]): Promise<void> {
  const { corporation_id: corporationId, pass_id: passId } = row
  await tx.query(WATCH, [corporationId, watched, passId])
  // A change under way did not see the pass yet: it is compared once more after this transaction.
  await tx.query(NOTE, [corporationId, passId])
}

const DUE = {
  name: 'pass_due',
  text: `select distinct corporation_id as "corporationId", pass_id as "passId" from wallet_pass_change limit $1`,
}
const SETTLED = {
  name: 'pass_settled',
  text: 'delete from wallet_pass_change where corporation_id = $1 and pass_id = $2',
}

/** Passes whose data changed. */
export const passesDue = async (db: Queries, most: number) =>
  (await db.query<{ corporationId: number; passId: string }>(DUE, [most])).rows

export const settled = (tx: Tx, corporationId: number, passId: string) => tx.query(SETTLED, [corporationId, passId])

const DEVICES = {
  name: 'pass_devices',
  text: 'select device_id as "deviceId" from wallet_registration where corporation_id = $1 and pass_id = $2',
}
const REGISTRATION = {
  name: 'pass_registration',
  text: 'select * from wallet_registration where corporation_id = $1 and device_id = $2 and pass_id = $3',
}

export const devicesOf = async (db: Queries, corporationId: number, passId: string) =>
  (await db.query<{ deviceId: string }>(DEVICES, [corporationId, passId])).rows

export const registrationOf = async (db: Queries, corporationId: number, deviceId: string, passId: string) =>
  (await db.query<RegistrationRow>(REGISTRATION, [corporationId, deviceId, passId])).rows[0]
