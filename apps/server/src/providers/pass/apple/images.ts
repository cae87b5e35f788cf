import { createHash } from 'node:crypto'
import type { PassBrand } from '../port.ts'

const ICON = 29
const LOGO = 50

/** A disc with a ring, for brands without a logo. */
const drawn = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="174" height="174" viewBox="0 0 58 58"><circle cx="29" cy="29" r="28" fill="#ff6c63"/><circle cx="29" cy="29" r="15" fill="none" stroke="#fff" stroke-width="4"/></svg>`,
)

/** A brand's logo as a square PNG. */
export async function squareLogo({ logo }: Pick<PassBrand, 'logo'>, size: number): Promise<Buffer> {
  // Loaded with the first pass: it costs memory that most processes never need.
  const { default: sharp } = await import('sharp')
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp(logo ?? drawn)
    .resize(size, size, { fit: 'contain', background })
    .png()
    .toBuffer()
}

async function drawImages(brand: PassBrand): Promise<Record<string, Buffer>> {
  const files = [1, 2, 3].flatMap(scale => {
    const suffix = scale === 1 ? '' : `@${scale}x`
    return [[`icon${suffix}.png`, ICON * scale] as const, [`logo${suffix}.png`, LOGO * scale] as const]
  })
  const images = await Promise.all(files.map(async ([name, size]) => [name, await squareLogo(brand, size)] as const))
  return Object.fromEntries(images)
}

const MAX_BRANDS = 50
const drawnImages = new Map<string, Promise<Record<string, Buffer>>>()

/**
 * The images of a pass file: the icon, which is required, and the logo, in one to three pixels per point. They are drawn once per
 * logo, which costs as much as signing.
 */
export function appleImages(brand: PassBrand): Promise<Record<string, Buffer>> {
  const key = createHash('sha256')
    .update(brand.logo ?? drawn)
    .digest('hex')
  const known = drawnImages.get(key)
  if (known) return known
  if (drawnImages.size >= MAX_BRANDS) drawnImages.clear()
  const images = drawImages(brand)
  drawnImages.set(key, images)
  images.catch(() => drawnImages.delete(key))
  return images
}
