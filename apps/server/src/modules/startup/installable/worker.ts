import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** The worker calls this server and nothing else. Its policy is the one of its own file. X3 */
const POLICY = "default-src 'none'; connect-src 'self'"

/** Removes the worker with everything it saved. Browsers look for a new worker with every page they open. */
const REMOVAL = `addEventListener('install', event => event.waitUntil(skipWaiting()))
addEventListener('activate', event => event.waitUntil((async () => {
for (const name of await caches.keys()) if (name.startsWith('comanda-')) await caches.delete(name)
await registration.unregister()
})()))
`

/** Serves the service worker; switched off, one that removes itself from every phone. APP-2 */
export function bindWorker(server: FastifyInstance, dist: string, isOn: boolean): void {
  const file = join(dist, 'worker.js')
  const script = isOn ? (existsSync(file) ? readFileSync(file) : undefined) : REMOVAL
  if (script === undefined) return
  server.get('/worker.js', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', POLICY)
      .type('text/javascript; charset=utf-8')
      .send(script),
  )
}
