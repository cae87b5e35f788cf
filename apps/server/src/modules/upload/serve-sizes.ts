import type { FastifyInstance } from 'fastify'
import { acceptsAvif, avifsInMemory, createAvifs } from '../../platform/pictures/avif.ts'
import type { PictureDeps } from './keep-picture.ts'
import { picturesInMemory } from './pictures-in-memory.ts'

const FILE = /^([\w-]{32})@(\d{2,4})\.webp$/
const CORPORATION = /^[1-9]\d{0,14}$/
/** Widths in which pictures are requested. MENU-9 */
const WIDTHS = new Set([160, 320, 375, 640, 750, 1500])
const YEAR_S = 31_536_000
const MAX_CACHED = 300

/**
 * Serves pictures of the brand in the sizes pages request, at the picture host: `uploads/<brand>/<name>@320.webp`. A name is never
 * reused, so every size may be cached permanently. MENU-9, X5
 */
export function serveSizes(server: FastifyInstance, { db, stored }: PictureDeps): void {
  const avifOf = createAvifs(avifsInMemory(MAX_CACHED))
  const make = async (corporationId: number, name: string, width: number): Promise<Buffer | undefined> => {
    const bytes = await stored.get(db, corporationId, `${name}.webp`)
    if (!bytes) return undefined
    const { default: sharp } = await import('sharp')
    return sharp(bytes).resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer()
  }
  const sized = picturesInMemory(MAX_CACHED)
  server.get<{ Params: { corporationId: string; file: string } }>(
    '/media/uploads/:corporationId/:file',
    async (request, reply) => {
      const { corporationId, file } = request.params
      const [, name = '', width = ''] = FILE.exec(file) ?? []
      if (!CORPORATION.test(corporationId) || name === '' || !WIDTHS.has(Number(width))) return reply.callNotFound()
      const key = `${corporationId}/${file}`
      const bytes = await sized(key, () => make(Number(corporationId), name, Number(width)))
      if (!bytes) return reply.callNotFound()
      const avif = acceptsAvif(request, reply) ? await avifOf(key, async () => bytes) : undefined
      return reply
        .header('content-type', avif ? 'image/avif' : 'image/webp')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
        .send(avif ?? bytes)
    },
  )
}
