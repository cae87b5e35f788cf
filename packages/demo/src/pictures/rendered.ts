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

/** A rendered picture `width` wide. A dish gets sharper edges. A banner, enlarged most, has no finer detail and gets smaller files. */
export function openRendered(kind: 'dishes' | 'banners', name: string, width: number): Promise<Raster> {
  const sized = sharp(join(folder, kind, `${name}.webp`))
    .resize(width)
    .removeAlpha()
  return raster(kind === 'dishes' ? sized.sharpen({ sigma: 0.9, m1: 0.2, m2: 0.9 }) : sized.blur(1.8))
}
