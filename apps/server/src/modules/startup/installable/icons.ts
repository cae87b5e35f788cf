/** Forms of an app icon: with the logo to its edges, or inside the circle that every launcher's mask leaves visible. APP-1 */
export const iconKinds = {
  'any-192': { size: 192, maskable: false },
  'any-512': { size: 512, maskable: false },
  'maskable-192': { size: 192, maskable: true },
  'maskable-512': { size: 512, maskable: true },
  'apple-180': { size: 180, maskable: false },
} as const

export type IconKind = keyof typeof iconKinds

export const isIconKind = (name: string): name is IconKind => Object.hasOwn(iconKinds, name)

/** Part of the icon that a logo with a background of its own, or without one, takes up. */
const SCALE = { any: { own: 1, none: 0.76 }, maskable: { own: 0.8, none: 0.6 } } as const

interface Colour {
  r: number
  g: number
  b: number
}

/** Largest difference of a colour channel at which two edges count as the same background. */
const ALIKE = 48

/** The colour a square logo has in the middle of all four edges: its own background; undefined if it has none. */
export function edgeColour(
  pixels: Uint8Array,
  { width, height }: { width: number; height: number },
): Colour | undefined {
  if (Math.abs(width - height) > width * 0.02) return undefined
  const [middle, last] = [Math.floor(width / 2), width - 1]
  const at = (x: number, y: number) => [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  const edges = [at(middle, 0), at(middle, height - 1), at(0, Math.floor(height / 2)), at(last, Math.floor(height / 2))]
  if (edges.some(([, , , alpha = 0]) => alpha < 250)) return undefined
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map(channel =>
    Math.round(edges.reduce((sum, edge) => sum + (edge[channel] ?? 0), 0) / edges.length),
  )
  const alike = edges.every(edge => [r, g, b].every((mean, channel) => Math.abs((edge[channel] ?? 0) - mean) <= ALIKE))
  return alike ? { r, g, b } : undefined
}

/**
 * Draws an icon from a logo: opaque, because launchers put transparent ones on black or white; a logo that is a tile of
 * one colour fills the icon, any other stands on `background` with a margin. APP-1
 * @throws if the picture cannot be read
 */
export async function drawIcon(logo: Uint8Array, kind: IconKind, background: string): Promise<Buffer> {
  // Imported with the first icon: it is large and rarely needed.
  const { default: sharp } = await import('sharp')
  const { size, maskable } = iconKinds[kind]
  const { data, info } = await sharp(logo).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const own = edgeColour(data, info)
  const inside = Math.round(size * SCALE[maskable ? 'maskable' : 'any'][own ? 'own' : 'none'])
  const drawn = await sharp(logo).resize(inside, inside, { fit: 'inside' }).png().toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: own ?? background } })
    .composite([{ input: drawn }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer()
}
