import type { FastifyInstance } from 'fastify'
import { acceptsAvif, avifsInMemory, createAvifs } from '../../platform/pictures/avif.ts'
import type { PictureDeps } from './keep-picture.ts'

const NAME = /^[\w-]{32}\.webp$/
const CORPORATION = /^[1-9]\d{0,14}$/
const YEAR_S = 31_536_000
const MAX_AVIFS = 300

const DISH_FILE = /^[\w-]{32}@(?:160|320|640|1280)\.webp$/

/** The file that is served if this one does not exist: pictures of dishes were once stored up to 640 px wide. MENU-9 */
const insteadOf = (name: string): string => name.replace('@1280.', '@640.')

/**
 * Serves the pictures of guests and of dishes: with a picture type only, as a download if opened as a page, and without any active
 * content. A name is never reused, so it may be cached permanently. MENU-9, X5
 */
export function serveUploads(server: FastifyInstance, { db, stored }: PictureDeps): void {
  const avifOf = createAvifs(avifsInMemory(MAX_AVIFS))
  const pictureBytes = async (corporationId: number, name: string) =>
    (await stored.get(db, corporationId, name)) ??
    (insteadOf(name) === name ? undefined : stored.get(db, corporationId, insteadOf(name)))
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
