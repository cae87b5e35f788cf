import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { serveFolder } from './serve-folder.ts'

/** The console runs its own scripts and styles alone, and talks to this server alone. X3 */
const policyOf = (pictures: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    "connect-src 'self'",
    // The guest app with a menu draft, in a phone's frame.
    "frame-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * Serves the built console at `/console`; `pictures` are the origins of pictures beside this server. Hashed files are kept by browsers for good; the page is asked for each time, and read each
 * time: where the console is built anew beneath a running server, it names the files that are there.
 */
export async function serveConsole(
  server: FastifyInstance,
  dist: string,
  pictures: readonly string[] = [],
): Promise<void> {
  const index = join(dist, 'index.html')
  if (!existsSync(index)) return
  let page = readFileSync(index)
  const policy = policyOf(pictures)
  await serveFolder(server, { root: join(dist, 'assets'), prefix: '/console/assets/', preCompressed: true })
  // The set-up link has a path of its own: what is behind `#` belongs to it.
  for (const path of ['/console', '/console/', '/console/welcome']) {
    server.get(path, async (_request, reply) => {
      page = await readFile(index).catch(() => page)
      return reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(page)
    })
  }
}
