import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { serveFolder } from '../../../platform/http/serve-folder.ts'
import { servePictures } from './pictures.ts'

/** Files that keep their name: revalidated after an hour. */
const AT_THE_TOP = {
  'icon.svg': 'image/svg+xml',
}

/** The worker that reads codes compiles WebAssembly, which no page may: its file has a policy of its own. X3 */
const codeWorkerPolicy = (path: string): string | undefined =>
  /(?:^|[\\/])code-worker-[\w-]+\.js/.test(path)
    ? "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
    : undefined

/**
 * Serves the built app's files (compressed at build time) and the pictures. A missing file is answered as not found,
 * never with a page.
 */
export async function serveFiles(server: FastifyInstance, dist: string, pictures: string | undefined): Promise<void> {
  const assets = join(dist, 'assets')
  if (existsSync(assets))
    await serveFolder(server, { root: assets, prefix: '/assets/', preCompressed: true, policyOf: codeWorkerPolicy })
  const fonts = join(dist, 'fonts')
  if (existsSync(fonts)) await serveFolder(server, { root: fonts, prefix: '/fonts/' })
  if (pictures !== undefined) await servePictures(server, pictures)
  for (const [name, type] of Object.entries(AT_THE_TOP)) {
    if (!existsSync(join(dist, name))) continue
    const bytes = readFileSync(join(dist, name))
    server.get(`/${name}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').header('content-type', type).send(bytes),
    )
  }
}
