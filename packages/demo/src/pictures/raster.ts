import sharp, { type Sharp } from 'sharp'

/** An uncompressed image, passed between drawing steps. */
export interface Raster {
  data: Buffer
  width: number
  height: number
  channels: 3 | 4
}

export const open = ({ data, width, height, channels }: Raster): Sharp =>
  sharp(data, { raw: { width, height, channels } })

export async function raster(image: Sharp): Promise<Raster> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels === 3 ? 3 : 4 }
}

/** A raster with the position of its upper left corner; it may exceed the canvas. */
export interface Layer {
  image: Raster
  left: number
  top: number
}

/** The part of a layer on the canvas, because sharp refuses larger ones. */
async function cut({ image, left, top }: Layer, width: number, height: number): Promise<Layer | undefined> {
  const from = { x: Math.max(0, left), y: Math.max(0, top) }
  const to = { x: Math.min(width, left + image.width), y: Math.min(height, top + image.height) }
  if (to.x <= from.x || to.y <= from.y) return undefined
  const part = { left: from.x - left, top: from.y - top, width: to.x - from.x, height: to.y - from.y }
  if (part.width === image.width && part.height === image.height) return { image, left, top }
  return { image: await raster(open(image).extract(part)), left: from.x, top: from.y }
}

/** Composes layers on a background, the last on top. */
export async function stack(table: Raster, layers: readonly Layer[]): Promise<Raster> {
  const inside = await Promise.all(layers.map(layer => cut(layer, table.width, table.height)))
  const overlays = inside
    .filter(layer => layer !== undefined)
    .map(({ image: { data, ...raw }, left, top }) => ({ input: data, raw, left, top }))
  return raster(open(table).composite(overlays).removeAlpha())
}
