import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { serveFolder } from '../../../platform/http/serve-folder.ts'
import { acceptsAvif, type AvifStore, createAvifs } from '../../../platform/pictures/avif.ts'

const PREFIX = '/media/'
const SIZED = /^\/media\/([\w-]+\/[\w-]+@\d{2,4})\.webp$/
const OF_A_SET = /^\/media\/([\w-]+)\/([\w-]+@\d{2,4}\.webp)$/
const YEAR_S = 31_536_000

/** Beside the WebP of the same name, so that they are encoded once for every process and start. */
const avifsInFolder = (root: string): AvifStore => ({
  get: key => readFile(join(root, `${key}.avif`)).catch(() => undefined),
  async put(key, bytes) {
    const file = join(root, `${key}.avif`)
    const beside = `${file}.${process.pid}.part`
    await writeFile(beside, bytes)
    await rename(beside, file)
  },
})

/** The name of a set of pictures without the version at its end. */
const setName = (set: string): string => set.replace(/\d+$/, '')

/**
 * Serves the demo's pictures: as AVIF where the browser shows it and it is smaller, else as they are drawn. A demo that was filled by an
 * earlier version names an earlier set of a brand's pictures, and gets those of the set that is drawn. MENU-9
 */
export async function servePictures(server: FastifyInstance, root: string): Promise<void> {
  const avifOf = createAvifs(avifsInFolder(root))
  const sets = await readdir(root)
  await server.register(async scope => {
    scope.addHook('onRequest', async (request, reply) => {
      const [, set = '', file = ''] = OF_A_SET.exec(request.url) ?? []
      const drawn = sets.includes(set) ? set : sets.find(one => setName(one) === setName(set))
      if (drawn !== undefined && drawn !== set) return reply.redirect(`${PREFIX}${drawn}/${file}`)
      const key = SIZED.exec(request.url)?.[1]
      if (key === undefined || !acceptsAvif(request, reply)) return undefined
      const avif = await avifOf(key, () => readFile(join(root, `${key}.webp`)).catch(() => undefined))
      if (!avif) return undefined
      return reply
        .header('content-type', 'image/avif')
        .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
        .send(avif)
    })
    await serveFolder(scope, { root, prefix: PREFIX })
  })
}
