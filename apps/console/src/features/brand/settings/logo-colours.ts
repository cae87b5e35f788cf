import { writeColour } from '@comanda/domain/decoration'

const SIDE = 64
const HUES = 24
const MAX_COLOURS = 4

interface Bucket {
  weight: number
  sum: [number, number, number]
}

/** Hue (0 to 1) and chroma (0 to 1) of a colour. */
function hueOf(red: number, green: number, blue: number): { hue: number; chroma: number } {
  const most = Math.max(red, green, blue)
  const span = most - Math.min(red, green, blue)
  if (span === 0) return { hue: 0, chroma: 0 }
  const sixth =
    most === red ? ((green - blue) / span + 6) % 6 : most === green ? (blue - red) / span + 2 : (red - green) / span + 4
  return { hue: sixth / 6, chroma: span / 255 }
}

/**
 * The main colours of picture pixels (RGBA), the strongest first: pixels are grouped by hue and weighted by chroma, so that white
 * and grey backgrounds do not count. Empty for a picture without colour.
 */
export function mainColours(pixels: Uint8ClampedArray): string[] {
  const buckets = Array.from({ length: HUES }, (): Bucket => ({ weight: 0, sum: [0, 0, 0] }))
  for (let i = 0; i + 3 < pixels.length; i += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(i, i + 4)
    const { hue, chroma } = hueOf(red, green, blue)
    const bucket = buckets[Math.floor(hue * HUES) % HUES]
    if (alpha < 128 || chroma < 0.15 || !bucket) continue
    bucket.weight += chroma
    bucket.sum = [bucket.sum[0] + red * chroma, bucket.sum[1] + green * chroma, bucket.sum[2] + blue * chroma]
  }
  const all = buckets.reduce((total, { weight }) => total + weight, 0)
  return buckets
    .filter(({ weight }) => weight > all * 0.05)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_COLOURS)
    .map(({ sum: [red, green, blue], weight }) =>
      writeColour([Math.round(red / weight), Math.round(green / weight), Math.round(blue / weight)]),
    )
}

/** The main colours of a picture file; empty if the browser cannot read it. */
export async function coloursOfFile(file: Blob): Promise<string[]> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: SIDE, resizeHeight: SIDE })
    const canvas = document.createElement('canvas')
    canvas.width = SIDE
    canvas.height = SIDE
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    return context ? mainColours(context.getImageData(0, 0, SIDE, SIDE).data) : []
  } catch {
    return []
  }
}
