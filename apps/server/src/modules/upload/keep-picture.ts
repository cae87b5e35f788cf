import { createHash, randomBytes } from 'node:crypto'
import { type Refusal, refuse, type ResponseOf } from '@comanda/contract/core'
import type { upload as calls } from '@comanda/contract/upload'
import { MOST_MEGAPIXELS, type UploadPurpose } from '@comanda/domain/upload'
import { type Guest, once, type Staff } from '../../platform/http/index.ts'
import { makePicture } from './make-picture.ts'
import type { Deps } from './deps.ts'
import { insertUpload } from './queries.ts'

type Kept = ResponseOf<typeof calls.file>

/** Where a picture is served, from this house or a host of its own. */
export const uploadPath = (corporationId: number, name: string): string => `/uploads/${corporationId}/${name}`

interface Sent {
  path: string
  purpose: UploadPurpose
  /** Whose it is; 0 = the brand's. */
  customerId: number
  file: Uint8Array | undefined
}

/** Takes a picture: by its content alone, made anew, under a name of chance. X5 */
export async function keepPicture(
  deps: Deps,
  caller: Guest | Staff,
  { path, purpose, customerId, file }: Sent,
): Promise<Kept | Refusal<'pictureUnfit' | 'pictureTooLarge' | 'tooMany' | 'requestReused'>> {
  if (!file) return refuse('pictureUnfit', { field: 'file' })
  if (!(await deps.maySend(caller))) return refuse('tooMany')
  const made = await makePicture(file, purpose)
  if (made === 'pictureTooLarge')
    return refuse('pictureTooLarge', { field: 'file', params: { megapixels: MOST_MEGAPIXELS } })
  if (made === 'pictureUnfit') return refuse('pictureUnfit', { field: 'file' })
  const asked = { purpose, digest: createHash('sha256').update(file).digest('hex') }
  return once<Kept, Refusal<never>>(deps.db, caller, path, asked, async tx => {
    const name = `${randomBytes(24).toString('base64url')}.webp`
    const { bytes, width, height } = made
    await insertUpload(tx, {
      corporation_id: caller.corporationId,
      upload_name: name,
      customer_id: customerId,
      purpose,
      width,
      height,
      bytes,
      created_at: new Date(deps.clock()),
      used_at: null,
    })
    return { name, path: uploadPath(caller.corporationId, name), width, height }
  })
}
