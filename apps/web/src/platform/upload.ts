import { upload as calls } from '@comanda/contract/upload'
import type { ResponseOf } from '@comanda/contract/core'
import { useMutation } from './cache/queries.ts'
import { send } from './send/index.ts'
import { startup } from './startup.ts'

/** An uploaded picture: its name for further calls and its path for display. */
export type Uploaded = ResponseOf<typeof calls.file>

/** The URL of an uploaded picture, on the separate uploads host if configured. X5 */
export const uploadUrl = (path: string): string => `${startup()?.cdnInfo.uploads ?? ''}${path}`

/** Longest side of an uploaded picture, in px: larger is never shown. */
const MAX_SIDE = 2000
const SMALL_BYTES = 700_000

/** A smaller copy for slow connections; the original if the browser cannot make one. */
async function shrink(file: File): Promise<File> {
  if (file.size <= SMALL_BYTES) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const created = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', 0.85))
    return created && created.size < file.size ? new File([created], 'picture.jpg', { type: 'image/jpeg' }) : file
  } catch {
    return file
  }
}

/** Uploads a picture. */
export const useUpload = (purpose: 'avatar' | 'review') =>
  useMutation({
    mutationFn: async (file: File) => send(calls.file, { purpose }, { file: await shrink(file), shows: 'silent' }),
  })
