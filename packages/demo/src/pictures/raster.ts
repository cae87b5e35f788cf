import sharp, { type Sharp } from 'sharp'

/** An uncompressed image, passed between steps. */
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
