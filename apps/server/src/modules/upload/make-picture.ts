import { MOST_BYTES, MOST_MEGAPIXELS, sizes, sniff, type UploadPurpose } from '@comanda/domain/upload'

/** A picture as it is kept. */
export interface Made {
  bytes: Buffer
  width: number
  height: number
}

const QUALITY = 80
/** A picture that takes longer to read is made to. R1 */
const LONGEST_S = 20
const MOST_PIXELS = MOST_MEGAPIXELS * 1_000_000
/** Pictures made at once: each may need some hundred megabytes while it is. */
const AT_ONCE = 2

let making = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (making >= AT_ONCE) await new Promise<void>(next => waiting.push(next))
  making += 1
  try {
    return await work()
  } finally {
    making -= 1
    waiting.shift()?.()
  }
}

/**
 * A picture made anew from what was sent: turned upright, no larger than it is shown, without a word of what the camera wrote into it
 * (places, names) and of what else was hidden in the file. X5
 */
export async function makePicture(
  sent: Uint8Array,
  purpose: UploadPurpose,
): Promise<Made | 'pictureUnfit' | 'pictureTooLarge'> {
  if (sent.length > MOST_BYTES) return 'pictureTooLarge'
  if (sniff(sent) === undefined) return 'pictureUnfit'
  const size = sizes[purpose]
  return inTurn(async () => {
    // Read in with the first picture: most of a day nobody sends one, and it is large.
    const { default: sharp } = await import('sharp')
    try {
      // The head alone says how large it is: nothing is unpacked before that is known.
      const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata()
      if (width * height > MOST_PIXELS) return 'pictureTooLarge'
      const { data, info } = await sharp(sent, { limitInputPixels: MOST_PIXELS, pages: 1, failOn: 'error' })
        .autoOrient()
        .resize(size, size, {
          fit: purpose === 'avatar' ? 'cover' : 'inside',
          withoutEnlargement: purpose !== 'avatar',
        })
        .webp({ quality: QUALITY })
        .timeout({ seconds: LONGEST_S })
        .toBuffer({ resolveWithObject: true })
      return { bytes: data, width: info.width, height: info.height }
    } catch {
      // What only begins like a picture is none.
      return 'pictureUnfit'
    }
  })
}
