import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { hashOf } from './policy-hash.ts'
import { serveFolder } from './serve-folder.ts'

const INLINE_STYLE = /<style>([^<]*)<\/style>/g

/** Allows the console's own scripts, its files of styles and those in its page, and connections to this server only. X3 */
const policyOf = (page: string, pictures: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...[...page.matchAll(INLINE_STYLE)].map(([, style = '']) => hashOf(style))].join(' '),
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    ["media-src 'self'", ...pictures].join(' '),
    "connect-src 'self'",
    // The menu draft preview: the guest app in a phone's frame.
    "frame-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * Serves the built console at `/console`; `pictures` are the origins of pictures beside this server. Browsers cache hashed files
 * permanently. They request the page each time, and it is read from disk each time, so that a rebuild under a running server
 * serves matching files.
 */
export async function serveConsole(
  server: FastifyInstance,
  dist: string,
  pictures: readonly string[] = [],
): Promise<void> {
  const index = join(dist, 'index.html')
  if (!existsSync(index)) return
  let page = readFileSync(index, 'utf8')
  await serveFolder(server, { root: join(dist, 'assets'), prefix: '/console/assets/', preCompressed: true })
  // The set-up link has a separate path, because its fragment contains the token.
  for (const path of ['/console', '/console/', '/console/welcome']) {
    server.get(path, async (_request, reply) => {
      page = await readFile(index, 'utf8').catch(() => page)
      return reply
        .header('content-security-policy', policyOf(page, pictures))
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(page)
    })
  }
}
