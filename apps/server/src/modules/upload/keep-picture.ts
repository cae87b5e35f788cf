import { createHash, randomBytes } from 'node:crypto'
import { type Refusal, refuse, type ResponseOf } from '@comanda/contract/core'
import type { upload as calls } from '@comanda/contract/upload'
import { DISH_WIDTHS, MOST_MEGAPIXELS, type UploadPurpose } from '@comanda/domain/upload'
import type { Tx } from '../../platform/db/index.ts'
import type { Guest, Staff } from '../../platform/http/index.ts'
import { type Made, makePicture } from './make-picture.ts'
import type { Deps } from './deps.ts'
import { insertUpload } from './queries.ts'

/** The path of a picture, at this server or a separate host. */
export const uploadPath = (corporationId: number, name: string): string => `/uploads/${corporationId}/${name}`

interface NewPicture {
  purpose: UploadPurpose
  /** Digest of the uploaded file: the same for a repeat. */
  digest: string
  bytes: Buffer
  width: number
  height: number
}

/** The picture, re-encoded from its pixels only. X5 */
export async function readPicture(
  deps: Deps,
  caller: Guest | Staff,
  purpose: UploadPurpose,
  file: Uint8Array | undefined,
): Promise<NewPicture | Refusal<'pictureUnfit' | 'pictureTooLarge' | 'tooMany'>> {
  if (!file) return refuse('pictureUnfit', { field: 'file' })
  if (!(await deps.maySend(caller))) return refuse('tooMany')
  const made = await makePicture(file, purpose)
  if (made === 'pictureTooLarge')
    return refuse('pictureTooLarge', { field: 'file', params: { megapixels: MOST_MEGAPIXELS } })
  if (made === 'pictureUnfit') return refuse('pictureUnfit', { field: 'file' })
  return { ...made, purpose, digest: createHash('sha256').update(file).digest('hex') }
}

/** Stores a picture under a random name; `customerId` 0 = it belongs to the brand. X5 */
export async function storePicture(
  tx: Tx,
  deps: Deps,
  { corporationId, customerId }: { corporationId: number; customerId: number },
  { purpose, bytes, width, height }: NewPicture,
): Promise<ResponseOf<typeof calls.file>> {
  const name = `${randomBytes(24).toString('base64url')}.webp`
  await insertUpload(tx, {
    corporation_id: corporationId,
    upload_name: name,
    customer_id: customerId,
    purpose,
    width,
    height,
    bytes,
    created_at: new Date(deps.clock()),
    used_at: null,
  })
  return { name, path: uploadPath(corporationId, name), width, height }
}

/** The name of a picture of a dish in one width. */
export const dishPictureName = (name: string, width: number | string): string => `${name}@${width}.webp`

/**
 * Stores a picture of a dish in several widths, under one random name. Drafts, versions and other stores may
 * name it: it is deleted a month after it was made, once no menu names it.
 * MENU-9, X5
 */
export async function storeDishPicture(
  tx: Tx,
  deps: Deps,
  corporationId: number,
  sizes: readonly Made[],
): Promise<ResponseOf<typeof calls.dishFile>> {
  const name = randomBytes(24).toString('base64url')
  const at = new Date(deps.clock())
  for (const [nth, { bytes, width, height }] of sizes.entries())
    await insertUpload(tx, {
      corporation_id: corporationId,
      upload_name: dishPictureName(name, DISH_WIDTHS[nth] ?? width),
      customer_id: 0,
      purpose: 'dish',
      width,
      height,
      bytes,
      created_at: at,
      used_at: at,
    })
  const { width = 0, height = 0 } = sizes.at(-1) ?? {}
  return { name: `${name}.webp`, path: `dishes/${corporationId}/${name}`, width, height }
}
