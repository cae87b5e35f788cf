import { sniff } from '@comanda/domain/upload'
import { t } from '@comanda/web/i18n'

const MB = 1024 * 1024
/** Largest picture that a browser decodes without running out of memory. */
const MAX_READ_MB = 60

export type PictureFault = 'pictureHeic' | 'pictureSvg' | 'pictureHuge' | 'pictureUnreadable'

const HEAD = 4096
const HEIC = /^....ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)/s

/** The kind of a file that is not an accepted picture, by its content. */
async function otherKind(file: Blob): Promise<PictureFault> {
  const head = await file.slice(0, HEAD).text()
  if (/<svg[\s>]/i.test(head)) return 'pictureSvg'
  return HEIC.test(head) ? 'pictureHeic' : 'pictureUnreadable'
}

/** A picture the browser can show, or why it cannot. Drawings (SVG) may contain programs and are never shown. X5 */
export async function readableFault(file: Blob): Promise<PictureFault | undefined> {
  if (file.size > MAX_READ_MB * MB) return 'pictureHuge'
  const bytes = new Uint8Array(await file.slice(0, 64).arrayBuffer())
  const fault = sniff(bytes) === undefined ? await otherKind(file) : undefined
  if (fault === 'pictureSvg' || fault === 'pictureUnreadable') return fault
  // Some browsers read HEIC: those may.
  return createImageBitmap(file).then(
    bitmap => {
      bitmap.close()
      return undefined
    },
    () => fault ?? 'pictureUnreadable',
  )
}

export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

/** From this size on a picture is made smaller before it is sent: phones photograph in more than the server takes. */
const SEND_AS_IS = 4 * MB
/** As large as the largest size in which a picture of the brand is stored, and more. */
const MAX_SIDE = 2000

/** A picture as it is sent: a large one in fewer pixels. @throws Error with a sentence where the file is no picture */
export async function pictureToSend(file: File): Promise<File> {
  const fault = await readableFault(file)
  if (fault) throw new Error(pictureFaultText(fault, file))
  if (file.size < SEND_AS_IS) return file
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  // WebP keeps transparent parts; a browser that cannot write it writes PNG.
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/webp', 0.9))
  if (!blob) throw new Error(pictureFaultText('pictureUnreadable', file))
  return new File([blob], 'picture.webp', { type: blob.type })
}

/** The text of a file's error. */
export const pictureFaultText = (fault: PictureFault, { size }: Blob): string =>
  t(`menuEdit.${fault}`, { size: Math.round(size / MB) })

/** As large as the largest size that phones load, twice. */
const MAX_WIDTH = 1600

/** The chosen part of a picture as a JPEG file, no larger than phones show it. */
export async function croppedFile(file: Blob, area: CropArea): Promise<File> {
  const width = Math.min(MAX_WIDTH, Math.round(area.width))
  const height = Math.round((width * area.height) / area.width)
  const bitmap = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, width, height)
  bitmap.close()
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', 0.92))
  if (!blob) throw new Error('no picture')
  return new File([blob], 'dish.jpg', { type: 'image/jpeg' })
}
