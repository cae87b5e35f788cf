import type { UploadPurpose } from '@comanda/domain/upload'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { type RetentionJob, retentionJob } from '../../platform/retention/index.ts'
import type { UploadRow, UploadTables } from './tables.ts'

export const insertUpload = (tx: Tx, row: UploadRow) =>
  tx.withTables<UploadTables>().insertInto('upload').values(row).execute()

/** The bytes of a picture; undefined if there is none of this name. */
export async function uploadBytes(db: Queries, corporationId: number, name: string): Promise<Buffer | undefined> {
  const row = await db
    .withTables<UploadTables>()
    .selectFrom('upload')
    .select('bytes')
    .where('corporation_id', '=', corporationId)
    .where('upload_name', '=', name)
    .executeTakeFirst()
  return row?.bytes
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

/** Deletes every picture of a customer. */
export const eraseUploads = (tx: Tx, corporationId: number, customerId: number) =>
  tx
    .withTables<UploadTables>()
    .deleteFrom('upload')
    .where('corporation_id', '=', corporationId)
    .where('customer_id', '=', customerId)
    .execute()

/** Deletes uploaded pictures that are not used. */
export const unusedUploads: RetentionJob = retentionJob({
  table: 'upload',
  key: 'upload_name',
  old: 'used_at is null and created_at < $2',
  retentionDays: 1,
})
