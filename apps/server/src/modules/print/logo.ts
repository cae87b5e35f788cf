import type { PrintedLogo } from './deps.ts'

/** Dots: a third of the narrowest paper. */
const MAX_DOTS = { width: 192, height: 128 }
/** From this brightness on (0 to 255) a dot is paper. */
const PAPER = 160

/** A picture as a printer draws it: transparent parts are paper, bright ones too. Undefined if it cannot be read. */
export async function asPrinted(bytes: Uint8Array): Promise<PrintedLogo | undefined> {
  // Imported with the first logo: it is large and rarely needed.
  const { default: sharp } = await import('sharp')
  try {
    const { data, info } = await sharp(bytes)
      .resize({ ...MAX_DOTS, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .greyscale()
      .threshold(PAPER)
      .png({ palette: true, colours: 2 })
      .toBuffer({ resolveWithObject: true })
    return { png: data.toString('base64'), width: info.width, height: info.height }
  } catch {
    return undefined
  }
}
