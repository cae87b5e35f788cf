import type { UploadPurpose } from '@comanda/domain/upload'

export interface UploadRow {
  corporation_id: number
  upload_name: string
  customer_id: number
  purpose: UploadPurpose | 'video'
  width: number
  height: number
  /** Null: in the object storage. */
  bytes: Buffer | null
  /** Of pictures of dishes: `rrggbb`, null until it is needed. */
  color?: string | null
  created_at: Date
  used_at: Date | null
}

export interface UploadTables {
  upload: UploadRow
}
