import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { colorsFile, doneMark, picturesFolder } from './folder.ts'
import { flatBanners, flatGifts, slurpLogo } from './flat/banners.ts'
import { flatDishes } from './flat/menu.ts'
import { PICTURES } from './name.ts'
import { ombraLogo, platedBanners, platedGifts } from './plated/banners.ts'
import { platedDishes } from './plated/dishes.ts'
import { open, type Raster, raster } from './raster.ts'
import { openRendered, renderedBanners, renderedDishes, renderedGifts } from './rendered.ts'

/** The brand's logo: a marigold that is also a steaming bowl. */
function logoSvg(size: number): string {
  const petals = (count: number, reach: number, wide: number, colour: string, rotation: number): string =>
    Array.from(
      { length: count },
      (_, at) =>
        `<ellipse cx="256" cy="${256 - reach}" rx="${wide}" ry="${wide * 1.5}" fill="${colour}" transform="rotate(${(360 / count) * at + rotation} 256 256)"/>`,
    ).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 512 512"><defs><linearGradient id="bg" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ff8a75"/><stop offset="1" stop-color="#f0543f"/></linearGradient><radialGradient id="heart" cx=".4" cy=".35" r=".8"><stop offset="0" stop-color="#fff1cf"/><stop offset="1" stop-color="#ffd98f"/></radialGradient></defs>
<rect width="512" height="512" rx="116" fill="url(#bg)"/>
${petals(12, 128, 44, '#ffb347', 0)}${petals(12, 104, 40, '#ffc766', 15)}${petals(10, 74, 34, '#ffdb93', 0)}
<circle cx="256" cy="256" r="92" fill="url(#heart)"/>
<g transform="translate(256 252) scale(1.42) translate(-256 -246)"><path d="M206 250h100q0 52 -50 52t-50 -52z" fill="#e2503c"/><rect x="198" y="242" width="116" height="14" rx="7" fill="#b93a29"/>
<path d="M236 228q-10 -14 0 -26M256 224q-10 -16 0 -30M276 228q-10 -14 0 -26" stroke="#e2503c" stroke-width="7" fill="none" stroke-linecap="round"/></g></svg>`
}

const DISH_SIZES = [160, 320, 640]
/** The width of a picture before it is reduced. */
const SIZE = 640
const BANNER_SIZES = [375, 750, 1500]
const BANNER_BYTES = 20_000
const MAX_PARALLEL = 4

/** Writes to a temporary file and renames it, so that an interrupted start leaves no partial picture. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const beside = `${file}.${process.pid}.part`
  await writeFile(beside, bytes)
  await rename(beside, file)
}

/** A square picture in the sizes of dishes. */
async function keepSquare(name: string, picture: Raster, folder: string): Promise<void> {
  for (const size of DISH_SIZES) {
    const bytes = await open(picture)
      .resize(size)
      .webp({ quality: 73, effort: size > 600 ? 2 : 4 })
      .toBuffer()
    await keep(join(folder, `${name}@${size}.webp`), bytes)
  }
}

/**
 * The best quality within the size limit of a banner: it is the first large picture of a visit.
 */
async function bannerBytes(picture: Raster, size: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0)
  for (const quality of size > 1000 ? [50, 34, 20] : [66, 46]) {
    bytes = await open(picture).resize(size).webp({ quality, effort: 4 }).toBuffer()
    if (bytes.length <= BANNER_BYTES) break
  }
  return bytes
}

async function keepBanner(name: string, picture: Raster, folder: string): Promise<void> {
  for (const size of BANNER_SIZES) await keep(join(folder, `${name}@${size}.webp`), await bannerBytes(picture, size))
}

async function keepGift(name: string, picture: Raster, folder: string): Promise<void> {
  for (const size of DISH_SIZES)
    await keep(join(folder, `${name}@${size}.webp`), await open(picture).resize(size).webp({ quality: 76 }).toBuffer())
}

async function keepLogo(svg: (size: number) => string, folder: string): Promise<void> {
  for (const size of [64, 192, 512])
    await keep(
      join(folder, `logo@${size}.png`),
      await sharp(Buffer.from(svg(size)))
        .png()
        .toBuffer(),
    )
  for (const size of DISH_SIZES)
    await keep(
      join(folder, `logo@${size}.webp`),
      await sharp(Buffer.from(svg(size)))
        .webp({ quality: 84 })
        .toBuffer(),
    )
  await writeFile(join(folder, 'logo.svg'), svg(512))
}

/** Runs tasks with limited concurrency, because each uses some megabytes. */
async function fewAtOnce(works: (() => Promise<void>)[]): Promise<void> {
  const queue = works.values()
  await Promise.all(
    Array.from({ length: MAX_PARALLEL }, async () => {
      for (const work of queue) await work()
    }),
  )
}

type Work = (folder: string) => Promise<void>

/** Pictures written as SVG, by name. */
type Drawn = Readonly<Record<string, string>>

/** An SVG at `scale` times its size. */
const drawn = (svg: string, scale: number): Promise<Raster> =>
  raster(sharp(Buffer.from(svg), { density: 72 * scale }).removeAlpha())

const eachOf = (pictures: Drawn, scale: number, write: typeof keepSquare): Work[] =>
  Object.entries(pictures).map(
    ([name, svg]) =>
      async folder =>
        write(name, await drawn(svg, scale), folder),
  )

/** The sets of pictures by their folder: one for each brand. */
const sets: Readonly<Record<string, () => Work[]>> = {
  [PICTURES]: () => [
    ...renderedBanners().map(
      name => async (folder: string) => keepBanner(name, await openRendered('banners', name, 1500), folder),
    ),
    ...renderedDishes().map(
      name => async (folder: string) => keepSquare(name, await openRendered('dishes', name, SIZE), folder),
    ),
    ...renderedGifts().map(
      name => async (folder: string) => keepGift(name, await openRendered('gifts', name, SIZE), folder),
    ),
    folder => keepLogo(logoSvg, folder),
  ],
  'ombra-3': () => [
    ...eachOf(platedDishes, 1, keepSquare),
    ...eachOf(platedBanners, 2, keepBanner),
    ...eachOf(platedGifts, 1, keepGift),
    folder => keepLogo(ombraLogo, folder),
  ],
  'slurp-3': () => [
    ...eachOf(flatDishes, 1, keepSquare),
    ...eachOf(flatBanners, 2, keepBanner),
    ...eachOf(flatGifts, 1, keepGift),
    folder => keepLogo(slurpLogo, folder),
  ],
}

const SMALLEST = `@${DISH_SIZES[0]}.webp`

/** Writes the dominant colour of each dish, which a phone paints until the picture has loaded. */
async function keepColors(folder: string, set: string): Promise<void> {
  const colors: Record<string, string> = {}
  for (const file of (await readdir(join(folder, set))).filter(name => name.endsWith(SMALLEST)).toSorted()) {
    const { r, g, b } = (await sharp(join(folder, set, file)).stats()).dominant
    colors[file.slice(0, -SMALLEST.length)] = [r, g, b].map(part => part.toString(16).padStart(2, '0')).join('')
  }
  await keep(colorsFile(folder, set), Buffer.from(JSON.stringify(colors)))
}

/**
 * Draws every picture of the demo brands into `folder` (dishes at 160, 320 and 640, banners at 375, 750 and 1500 wide, the logos): the
 * sets whose marker file does not exist. Returns whether it drew.
 */
export async function makePictures(folder: string = picturesFolder): Promise<boolean> {
  const missing = Object.entries(sets).filter(([set]) => !existsSync(doneMark(folder, set)))
  for (const [set, works] of missing) {
    const into = join(folder, set)
    await mkdir(into, { recursive: true })
    const all = works()
    await fewAtOnce(all.map(work => () => work(into)))
    await keep(doneMark(folder, set), Buffer.from(`${all.length}\n`))
  }
  for (const set of Object.keys(sets)) if (!existsSync(colorsFile(folder, set))) await keepColors(folder, set)
  return missing.length > 0
}
