import type { FastifyInstance } from 'fastify'
import { acceptsAvif, avifsInMemory, createAvifs } from '../../platform/pictures/avif.ts'
import { dishPictureName, type PictureDeps } from './keep-picture.ts'
import { resized } from './make-picture.ts'
import { picturesInMemory } from './pictures-in-memory.ts'

const NAME = /^[\w-]{32}\.webp$/
const CORPORATION = /^[1-9]\d{0,14}$/
const YEAR_S = 31_536_000
const MAX_AVIFS = 300
const MAX_CACHED = 100

/** Widths in which dishes and wide pictures of pages are requested. MENU-9 */
const DISH_FILE = /^([\w-]{32})@(160|320|375|640|750|1280|1500)\.webp$/

/**
 * Serves the pictures of guests and of dishes: with a picture type only, as a download if opened as a page, and without any active
 * content. A name is never reused, so it may be cached permanently. MENU-9, X5
 */
export function serveUploads(server: FastifyInstance, { db, stored }: PictureDeps): void {
  const avifOf = createAvifs(avifsInMemory(MAX_AVIFS))
  const sized = picturesInMemory(MAX_CACHED)
  /** The picture in its stored width, else made of the largest one: of dishes that was once 640 px. */
  const pictureBytes = async (corporationId: number, name: string) => {
    const exact = await stored.get(db, corporationId, name)
    const [, plain = '', width = ''] = DISH_FILE.exec(name) ?? []
    if (exact || plain === '') return exact
    return sized(`${corporationId}/${name}`, async () => {
      const largest =
        (await stored.get(db, corporationId, dishPictureName(plain, 1280))) ??
        (await stored.get(db, corporationId, dishPictureName(plain, 640)))
      return largest && (await resized(largest, Number(width))).bytes
    })
  }
  const serve = (prefix: string, pattern: RegExp) =>
    server.get<{ Params: { corporationId: string; name: string } }>(
      `${prefix}/:corporationId/:name`,
      async (request, reply) => {
        const { corporationId, name } = request.params
        const known = CORPORATION.test(corporationId) && pattern.test(name)
        const bytes = known ? await pictureBytes(Number(corporationId), name) : undefined
        if (!bytes) return reply.callNotFound()
        const avif = acceptsAvif(request, reply)
          ? await avifOf(`${corporationId}/${name}`, async () => bytes)
          : undefined
        return reply
          .header('content-type', avif ? 'image/avif' : 'image/webp')
          .header('content-disposition', `attachment; filename="${name}"`)
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
          .send(avif ?? bytes)
      },
    )
  serve('/uploads', NAME)
  serve('/media/dishes', DISH_FILE)
}
