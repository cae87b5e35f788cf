import { MAX_BYTES, MAX_MEGAPIXELS, sizes, sniff, type UploadPurpose } from '@comanda/domain/upload'

/** A picture as it is stored. */
export interface StoredPicture {
  bytes: Buffer
  width: number
  height: number
}

const QUALITY = 80
/** Longest processing time in seconds; a picture that takes longer is considered malicious. R1 */
const MAX_SECONDS = 20
const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000
/** Pictures processed at once: each may need some hundred megabytes of memory. */
const MAX_PARALLEL = 2

let inProgress = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (inProgress >= MAX_PARALLEL) await new Promise<void>(next => waiting.push(next))
  inProgress += 1
  try {
    return await work()
  } finally {
    inProgress -= 1
    waiting.shift()?.()
  }
}

/**
 * Re-encodes an uploaded picture: upright, no larger than it is shown, without metadata (places, names) and other
 * hidden content. X5
 */
export async function makePicture(
  sent: Uint8Array,
  purpose: UploadPurpose,
): Promise<StoredPicture | 'pictureUnfit' | 'pictureTooLarge'> {
  if (sent.length > MAX_BYTES) return 'pictureTooLarge'
  if (sniff(sent) === undefined) return 'pictureUnfit'
  const size = sizes[purpose]
  return inTurn(async () => {
    // Imported with the first picture: it is large and rarely needed.
    const { default: sharp } = await import('sharp')
    try {
      // The header contains the size: nothing is decoded before it is checked.
      const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata()
      if (width * height > MAX_PIXELS) return 'pictureTooLarge'
      const { data, info } = await sharp(sent, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' })
        .autoOrient()
        .resize(size, size, {
          fit: purpose === 'avatar' ? 'cover' : 'inside',
          withoutEnlargement: purpose !== 'avatar',
        })
        .webp({ quality: QUALITY })
        .timeout({ seconds: MAX_SECONDS })
        .toBuffer({ resolveWithObject: true })
      return { bytes: data, width: info.width, height: info.height }
    } catch {
      // The file only begins like a picture.
      return 'pictureUnfit'
    }
  })
}

/** A stored picture in another width, but never enlarged. */
export async function resized(bytes: Uint8Array, width: number): Promise<StoredPicture> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(bytes)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
