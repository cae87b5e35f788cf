import type { UploadPurpose } from '@comanda/domain/upload'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { type RetentionJob, retentionJob } from '../../platform/retention/index.ts'
import type { UploadRow, UploadTables } from './tables.ts'

export const insertUpload = (tx: Tx, row: UploadRow) =>
  tx.withTables<UploadTables>().insertInto('upload').values(row).execute()

/** The row of a picture; undefined if there is none of this name. */
export const uploadRow = (db: Queries, corporationId: number, name: string) =>
  db
    .withTables<UploadTables>()
    .selectFrom('upload')
    .select('bytes')
    .where('corporation_id', '=', corporationId)
    .where('upload_name', '=', name)
    .executeTakeFirst()

/** Those of the names that no picture has. */
export async function missingUploads(db: Queries, corporationId: number, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .withTables<UploadTables>()
    .selectFrom('upload')
    .select('upload_name')
    .where('corporation_id', '=', corporationId)
    .where('upload_name', 'in', [...names])
    .execute()
  const there = new Set(rows.map(row => row.upload_name))
  return names.filter(name => !there.has(name))
}

const RANGE = {
  name: 'upload_range',
  text: `select octet_length(bytes)::int as size, substring(bytes from $3::int + 1 for $4::int) as bytes
    from upload where corporation_id = $1 and upload_name = $2`,
}

/** The bytes of a file from `from` to `to` (its end without one), and the size of the whole; undefined if there is none of this name. */
export async function uploadRange(db: Queries, corporationId: number, name: string, from: number, to?: number) {
  const many = to === undefined ? 2_147_483_647 - from - 1 : Math.max(0, to - from + 1)
  const { rows } = await db.query<{ size: number | null; bytes: Buffer | null }>(RANGE, [
    corporationId,
    name,
    from,
    many,
  ])
  return rows[0]
}

/** Pictures of one customer that are in use from now on. */
export interface Use {
  corporationId: number
  customerId: number
  purpose: UploadPurpose
  names: readonly string[]
  at: Date
}

/** Marks pictures as used; false if one of them is not this customer's, or does not exist any more. */
export async function useUploads(tx: Tx, { corporationId, customerId, purpose, names, at }: Use): Promise<boolean> {
  if (names.length === 0) return true
  const { numUpdatedRows } = await tx
    .withTables<UploadTables>()
    .updateTable('upload')
    .set({ used_at: at })
    .where('corporation_id', '=', corporationId)
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .where('upload_name', 'in', [...names])
    .executeTakeFirst()
  return Number(numUpdatedRows) === new Set(names).size
}

/** Deletes a picture that is not shown any more. */
export const dropUpload = (tx: Tx, corporationId: number, name: string) =>
  tx
    .withTables<UploadTables>()
    .updateTable('upload')
    .set({ used_at: null })
    .where('corporation_id', '=', corporationId)
    .where('upload_name', '=', name)
    .execute()

/** Deletes every picture of a customer; their names. */
export async function eraseUploads(tx: Tx, corporationId: number, customerId: number): Promise<string[]> {
  const rows = await tx
    .withTables<UploadTables>()
    .deleteFrom('upload')
    .where('corporation_id', '=', corporationId)
    .where('customer_id', '=', customerId)
    .returning('upload_name')
    .execute()
  return rows.map(row => row.upload_name)
}

/** Deletes uploaded pictures that are not used. */
export const unusedUploads: RetentionJob = retentionJob({
  table: 'upload',
  key: 'upload_name',
  old: 'used_at is null and created_at < $2',
  retentionDays: 1,
  returning: 'upload_name',
})
