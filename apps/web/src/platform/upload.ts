import { upload as calls } from '@comanda/contract/upload'
import type { ResponseOf } from '@comanda/contract/core'
import { useMutation } from './queries.ts'
import { send } from './send/index.ts'
import { startup } from './startup.ts'

/** A picture as the server keeps it: its name for the call that uses it, its path to show it. */
export type Uploaded = ResponseOf<typeof calls.file>

/** Where a picture of a guest is shown from: a host of its own where there is one. X5 */
export const uploadUrl = (path: string): string => `${startup()?.cdnInfo.uploads ?? ''}${path}`

/** The longest side that is sent: more is never shown, and a phone's camera makes many times as much. */
const LONGEST = 2000
const SMALL_BYTES = 700_000

/** A smaller copy, so that it goes quickly on a slow line; as it is where this browser cannot make one. */
async function shrink(file: File): Promise<File> {
  if (file.size <= SMALL_BYTES) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
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

/** Sends a picture of the guest's own. */
export const useUpload = (purpose: 'avatar' | 'review') =>
  useMutation({
    mutationFn: async (file: File) => send(calls.file, { purpose }, { file: await shrink(file), shows: 'silent' }),
  })
