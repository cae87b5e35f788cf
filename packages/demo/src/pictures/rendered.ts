import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type Raster, raster } from './raster.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'pictures')

type Kind = 'dishes' | 'banners' | 'gifts'

/** Names of the rendered pictures in a folder of `packages/demo/pictures`, by the file names. */
const namesIn = (kind: Kind): string[] =>
  readdirSync(join(folder, kind)).flatMap(file => (file.endsWith('.webp') ? [file.slice(0, -'.webp'.length)] : []))

/** Names of the dishes, banners and faces of gift cards; `packages/demo/render` is their source. */
export const renderedDishes = (): string[] => namesIn('dishes')
export const renderedBanners = (): string[] => namesIn('banners')
export const renderedGifts = (): string[] => namesIn('gifts')

/** A rendered picture `width` wide. Dishes and gift cards get sharper edges. A banner, enlarged most, has no finer detail and gets smaller files. */
export function openRendered(kind: Kind, name: string, width: number): Promise<Raster> {
  const sized = sharp(join(folder, kind, `${name}.webp`))
    .resize(width)
    .removeAlpha()
  return raster(kind === 'banners' ? sized.blur(1.8) : sized.sharpen({ sigma: 0.9, m1: 0.2, m2: 0.9 }))
}
