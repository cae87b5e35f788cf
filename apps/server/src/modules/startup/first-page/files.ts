import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Files whose names change with their content: cached by browsers permanently. */
const FOR_GOOD = { immutable: true, maxAge: '365d' } as const
/** Files that keep their name: revalidated after an hour. */
const AT_THE_TOP = {
  'icon.svg': 'image/svg+xml',
  'icon-180.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'icon-maskable-512.png': 'image/png',
  'manifest.webmanifest': 'application/manifest+json',
}

/**
 * Serves the built app's files (compressed at build time) and the pictures. A missing file is answered as not found,
 * never with a page.
 */
export async function serveFiles(server: FastifyInstance, dist: string, pictures: string | undefined): Promise<void> {
  const common = { index: false, decorateReply: false, dotfiles: 'ignore' } as const
  if (existsSync(join(dist, 'assets')))
    await server.register(fastifyStatic, {
      ...common,
      ...FOR_GOOD,
      root: join(dist, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
    })
  if (pictures !== undefined)
    await server.register(fastifyStatic, { ...common, ...FOR_GOOD, root: pictures, prefix: '/media/' })
  for (const [name, type] of Object.entries(AT_THE_TOP)) {
    if (!existsSync(join(dist, name))) continue
    const bytes = readFileSync(join(dist, name))
    server.get(`/${name}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').header('content-type', type).send(bytes),
    )
  }
}
