import { createHash, randomBytes } from 'node:crypto'
import { isRefusal, type Refusal, refuse, type ResponseOf } from '@comanda/contract/core'
import type { upload as calls } from '@comanda/contract/upload'
import { DISH_WIDTHS, MAX_MEGAPIXELS, type UploadPurpose } from '@comanda/domain/upload'
import type { Tx } from '../../platform/db/index.ts'
import type { Guest, Staff } from '../../platform/http/index.ts'
import { dominantColor } from '../../platform/pictures/color.ts'
import { type StoredPicture, makePicture } from './make-picture.ts'
import type { Deps } from './deps.ts'
import { insertUpload } from './queries.ts'
import type { PictureBytes } from './picture-bytes.ts'

/** The path of a picture, at this server or a separate host. */
export const uploadPath = (corporationId: number, name: string): string => `/uploads/${corporationId}/${name}`

interface NewPicture {
  purpose: UploadPurpose
  name: string
  /** Digest of the uploaded file: the same for a repeat. */
  digest: string
  bytes: Buffer
  width: number
  height: number
}

/** What the use cases need: the module's dependencies, and where bytes are stored. */
export interface PictureDeps extends Deps {
  stored: PictureBytes
}

const randomName = (): string => randomBytes(24).toString('base64url')

/** The picture, re-encoded from its pixels only. X5 */
export async function readPicture(
  deps: PictureDeps,
  caller: Guest | Staff,
  purpose: UploadPurpose,
  file: Uint8Array | undefined,
): Promise<NewPicture | Refusal<'pictureUnfit' | 'pictureTooLarge' | 'tooMany'>> {
  if (!file) return refuse('pictureUnfit', { field: 'file' })
  if (!(await deps.maySend(caller))) return refuse('tooMany')
  const picture = await makePicture(file, purpose)
  if (picture === 'pictureTooLarge')
    return refuse('pictureTooLarge', { field: 'file', params: { megapixels: MAX_MEGAPIXELS } })
  if (picture === 'pictureUnfit') return refuse('pictureUnfit', { field: 'file' })
  return { ...picture, purpose, name: randomName(), digest: createHash('sha256').update(file).digest('hex') }
}

/** The name of a picture that is stored in one size. */
const fileName = (name: string): string => `${name}.webp`

/** The picture under a random name, its bytes stored before its row is. */
export async function readAndPut(
  deps: PictureDeps,
  ...[caller, purpose, file]: [Guest | Staff, UploadPurpose, Uint8Array | undefined]
): Promise<Awaited<ReturnType<typeof readPicture>>> {
  const picture = await readPicture(deps, caller, purpose, file)
  if (!isRefusal(picture))
    await deps.stored.put(caller.corporationId, [{ name: fileName(picture.name), bytes: picture.bytes }])
  return picture
}

/** Stores the row of a picture; `customerId` 0 = it belongs to the brand. X5 */
export async function storePicture(
  tx: Tx,
  deps: PictureDeps,
  { corporationId, customerId }: { corporationId: number; customerId: number },
  { purpose, name: plain, bytes, width, height }: NewPicture,
): Promise<ResponseOf<typeof calls.file>> {
  const name = fileName(plain)
  await insertUpload(tx, {
    corporation_id: corporationId,
    upload_name: name,
    customer_id: customerId,
    purpose,
    width,
    height,
    bytes: deps.stored.inRow(bytes),
    created_at: new Date(deps.clock()),
    used_at: null,
  })
  return { name, path: uploadPath(corporationId, name), width, height }
}

/** The name of a picture of a dish in one width. */
export const dishPictureName = (name: string, width: number | string): string => `${name}@${width}.webp`

/** A picture of a dish in one width. */
export interface DishPicture extends StoredPicture {
  fileName: string
  color: string
}

/** The pictures of a dish in their widths under one random name, their bytes stored before their rows are. MENU-9 */
export async function putDishPictures(
  deps: PictureDeps,
  corporationId: number,
  { name, sizes }: { name: string; sizes: readonly StoredPicture[] },
): Promise<DishPicture[]> {
  const color = await dominantColor(sizes[0]?.bytes ?? Buffer.alloc(0))
  const pictures = sizes.map((made, nth) => ({
    ...made,
    color,
    fileName: dishPictureName(name, DISH_WIDTHS[nth] ?? made.width),
  }))
  await deps.stored.put(
    corporationId,
    pictures.map(({ fileName: file, bytes }) => ({ name: file, bytes })),
  )
  return pictures
}

/**
 * Stores the rows of a picture of a dish in several widths, under one random name. Drafts, versions and other stores may
 * name it: it is deleted a month after it was made, once no menu names it.
 * MENU-9, X5
 */
export async function storeDishPicture(
  tx: Tx,
  deps: PictureDeps,
  corporationId: number,
  { name, sizes }: { name: string; sizes: readonly DishPicture[] },
): Promise<ResponseOf<typeof calls.dishFile>> {
  const at = new Date(deps.clock())
  for (const { fileName: file, bytes, width, height, color } of sizes)
    await insertUpload(tx, {
      corporation_id: corporationId,
      upload_name: file,
      customer_id: 0,
      purpose: 'dish',
      width,
      height,
      bytes: deps.stored.inRow(bytes),
      color,
      created_at: at,
      used_at: at,
    })
  const { width = 0, height = 0 } = sizes.at(-1) ?? {}
  return { name: `${name}.webp`, path: `dishes/${corporationId}/${name}`, width, height }
}
