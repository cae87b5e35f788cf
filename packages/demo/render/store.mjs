// Stores rendered pictures as the WebP masters of packages/demo/pictures: node packages/demo/render/store.mjs [folder]
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const from = process.argv[2] ?? join(import.meta.dirname, 'out')
const into = join(import.meta.dirname, '..', 'pictures')
for (const file of (await readdir(from)).filter(name => name.endsWith('.png'))) {
  const picture = sharp(join(from, file))
  const { width, height } = await picture.metadata()
  const folder = join(into, width === height ? 'dishes' : 'banners')
  await mkdir(folder, { recursive: true })
  await picture
    .removeAlpha()
    .webp({ quality: 88, effort: 6, smartSubsample: true })
    .toFile(join(folder, file.replace(/png$/, 'webp')))
}
