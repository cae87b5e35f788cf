// Stores rendered pictures as the WebP masters of packages/demo/pictures: node packages/demo/render/store.mjs [folder]
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const from = process.argv[2] ?? join(import.meta.dirname, 'out')
const into = join(import.meta.dirname, '..', 'pictures')
const kindOf = (file, { width, height }) =>
  file.startsWith('gift-') ? 'gifts' : width === height ? 'dishes' : 'banners'
for (const file of (await readdir(from)).filter(name => name.endsWith('.png'))) {
  const picture = sharp(join(from, file))
  const folder = join(into, kindOf(file, await picture.metadata()))
  await mkdir(folder, { recursive: true })
  await picture
    .removeAlpha()
    .webp({ quality: 88, effort: 6, smartSubsample: true })
    .toFile(join(folder, file.replace(/png$/, 'webp')))
}
