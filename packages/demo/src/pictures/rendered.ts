import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type Raster, raster } from './raster.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'pictures')

/** Names of the rendered pictures in a folder of `packages/demo/pictures`, by the file names. */
const namesIn = (kind: 'dishes' | 'banners'): string[] =>
  readdirSync(join(folder, kind)).flatMap(file => (file.endsWith('.webp') ? [file.slice(0, -'.webp'.length)] : []))

/** Names of the dishes and of the banners that are rendered; `packages/demo/render` is their source. */
export const renderedDishes = (): string[] => namesIn('dishes')
export const renderedBanners = (): string[] => namesIn('banners')

/** A rendered picture, enlarged to `width` with its edges as sharp as before. */
export const openRendered = (kind: 'dishes' | 'banners', name: string, width: number): Promise<Raster> =>
  raster(
    sharp(join(folder, kind, `${name}.webp`))
      .resize(width)
      .sharpen({ sigma: 0.9, m1: 0.3, m2: 1.2 })
      .removeAlpha(),
  )
