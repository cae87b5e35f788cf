import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawScene, drawSvg, lay } from './draw.ts'
import { arePicturesDrawn, doneMark, picturesFolder } from './folder.ts'
import { groundSvg } from './grounds.ts'
import { giftScenes } from './gift-scenes.ts'
import { logoSvg } from './logo.ts'
import { PICTURES } from './name.ts'
import { open, type Raster, raster } from './raster.ts'
import type { Scene } from './scene.ts'
import { scenes } from './scenes.ts'
import { type BannerScene, bannerScenes } from './store-scenes.ts'

const DISH_SIZES = [160, 320, 640]
const BANNER_SIZES = [375, 750, 1500]
const BANNER_BYTES = 20_000
const AT_ONCE = 4

/** Writes to a temporary file and renames it, so that an interrupted start leaves no partial picture. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const beside = `${file}.${process.pid}.part`
  await writeFile(beside, bytes)
  await rename(beside, file)
}

async function keepDish(scene: Scene, folder: string): Promise<void> {
  const picture = await drawScene(scene)
  for (const size of DISH_SIZES) {
    const bytes = await open(picture)
      .resize(size)
      .webp({ quality: 73, effort: size > 600 ? 2 : 4 })
      .toBuffer()
    await keep(join(folder, `${scene.name}@${size}.webp`), bytes)
  }
}

/** A banner with dishes at twice its size for high-density screens; the background is soft enough to be enlarged. */
async function drawBanner({ ground, width, height, pieces }: BannerScene): Promise<Raster> {
  const table = await drawSvg(groundSvg(ground, width, height, { seed: 11, woven: false }))
  const wide = await raster(
    open(table)
      .resize(width * 2)
      .removeAlpha(),
  )
  return lay(
    wide,
    pieces.map(piece => ({ ...piece, x: piece.x * 2, y: piece.y * 2, size: piece.size * 2 })),
  )
}

/**
 * The best quality within the size limit of a banner, with maximum compression effort: it is the first large picture of a
 * visit.
 */
async function bannerBytes(picture: Raster, size: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0)
  for (const quality of size > 1000 ? [50, 34, 20] : [66, 46]) {
    bytes = await open(picture).resize(size).webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= BANNER_BYTES) break
  }
  return bytes
}

async function keepBanner(scene: BannerScene, folder: string): Promise<void> {
  const picture = await drawBanner(scene)
  for (const size of BANNER_SIZES)
    await keep(join(folder, `${scene.name}@${size}.webp`), await bannerBytes(picture, size))
}

async function keepGift(scene: BannerScene, folder: string): Promise<void> {
  const picture = await drawBanner(scene)
  for (const size of DISH_SIZES)
    await keep(
      join(folder, `${scene.name}@${size}.webp`),
      await open(picture).resize(size).webp({ quality: 76 }).toBuffer(),
    )
}

async function keepLogo(folder: string): Promise<void> {
  for (const size of [64, 192, 512])
    await keep(
      join(folder, `logo@${size}.png`),
      await sharp(Buffer.from(logoSvg(size)))
        .png()
        .toBuffer(),
    )
  for (const size of DISH_SIZES)
    await keep(
      join(folder, `logo@${size}.webp`),
      await sharp(Buffer.from(logoSvg(size)))
        .webp({ quality: 84 })
        .toBuffer(),
    )
  await writeFile(join(folder, 'logo.svg'), logoSvg(512))
}

/** Runs tasks with limited concurrency, because each uses some megabytes. */
async function fewAtOnce(works: (() => Promise<void>)[]): Promise<void> {
  const queue = works.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const work of queue) await work()
    }),
  )
}

/**
 * Draws every picture of the demo brand into `folder` (dishes at 160, 320 and 640, banners at 375, 750 and 1500 wide, the
 * logo), unless the marker file exists. Returns whether it drew.
 */
export async function makePictures(folder: string = picturesFolder): Promise<boolean> {
  const into = join(folder, PICTURES)
  if (arePicturesDrawn(folder)) return false
  await mkdir(into, { recursive: true })
  await fewAtOnce([
    ...bannerScenes.map(scene => () => keepBanner(scene, into)),
    ...scenes.map(scene => () => keepDish(scene, into)),
    ...giftScenes.map(scene => () => keepGift(scene, into)),
    () => keepLogo(into),
  ])
  await keep(doneMark(folder), Buffer.from(`${scenes.length + bannerScenes.length + giftScenes.length}\n`))
  return true
}
