/** Accepted picture types. X5 */
export type PictureKind = 'jpeg' | 'png' | 'webp'

/** Maximum size of an uploaded picture in bytes. */
export const MAX_BYTES = 8 * 1024 * 1024

/** Maximum megapixels: more than phone cameras have, and far below the server's memory. */
export const MAX_MEGAPIXELS = 50

/** Maximum width and height of stored pictures, in pixels; avatars are cropped to a square. */
export const sizes = { avatar: 512, review: 1600, gift: 1280, dish: 1280 } as const

/** Widths of the pictures of dishes that phones choose from, in pixels. MENU-9 */
export const DISH_WIDTHS = [160, 320, 640, 1280] as const

export type UploadPurpose = keyof typeof sizes

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const startsWith = (bytes: Uint8Array, sign: readonly number[], at = 0): boolean =>
  sign.every((byte, i) => bytes[at + i] === byte)

const hasText = (bytes: Uint8Array, word: string, at: number): boolean =>
  startsWith(
    bytes,
    [...word].map(sign => sign.charCodeAt(0)),
    at,
  )

/** The type of a file by its first bytes; its name and declared type are ignored. Undefined: not accepted. X5 */
export function sniff(bytes: Uint8Array): PictureKind | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, PNG)) return 'png'
  return hasText(bytes, 'RIFF', 0) && hasText(bytes, 'WEBP', 8) ? 'webp' : undefined
}
