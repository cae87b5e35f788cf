/** Accepted video types. X5 */
export type VideoKind = 'mp4' | 'webm'

/** Maximum size of an uploaded video in megabytes: some seconds of a small picture. DECO-6 */
export const MAX_VIDEO_MB = 6

/** Brands of MP4 files that browsers play; pictures in the same container (HEIC, AVIF) have others. */
const MP4_BRANDS = new Set(['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'dash', 'MSNV'])
const EBML = '\x1a\x45\xdf\xa3'
/** A WebM file names its type within this many bytes. */
const HEAD = 64

const textAt = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.slice(from, to))

/** The type of a video by its first bytes; its name and declared type are ignored. Undefined: not accepted. X5, DECO-6 */
export function sniffVideo(bytes: Uint8Array): VideoKind | undefined {
  if (textAt(bytes, 4, 8) === 'ftyp') return MP4_BRANDS.has(textAt(bytes, 8, 12)) ? 'mp4' : undefined
  return textAt(bytes, 0, 4) === EBML && textAt(bytes, 4, HEAD).includes('webm') ? 'webm' : undefined
}
