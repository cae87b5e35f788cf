import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { bindWorker } from './worker.ts'

const dist = mkdtempSync(join(tmpdir(), 'comanda-worker-'))
writeFileSync(join(dist, 'worker.js'), 'let built = 1')

async function served(isOn: boolean) {
  const server = fastify()
  bindWorker(server, dist, isOn)
  return server.inject({ url: '/worker.js' })
}

test('The worker is looked for again with every page, and may call this server alone (APP-2, X3)', async () => {
  const { headers, body } = await served(true)
  expect(body).toBe('let built = 1')
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
})

test('When switched off, phones receive a worker that deletes saved data and removes itself (APP-2)', async () => {
  const { body } = await served(false)
  const listeners: Record<string, (event: { waitUntil(work: Promise<unknown>): void }) => void> = {}
  const deleted: string[] = []
  let isRegistered = true
  const scope = {
    addEventListener: (name: string, listener: (typeof listeners)[string]) => {
      listeners[name] = listener
    },
    skipWaiting: async () => {},
    caches: {
      keys: async () => ['comanda-pages-1', 'comanda-own-answers-1', 'of-something-else'],
      delete: async (name: string) => deleted.push(name),
    },
    registration: {
      unregister: async () => {
        isRegistered = false
      },
    },
  }
  runInNewContext(body, scope)
  const works: Promise<unknown>[] = []
  for (const name of ['install', 'activate']) listeners[name]?.({ waitUntil: work => works.push(work) })
  await Promise.all(works)
  expect(deleted).toEqual(['comanda-pages-1', 'comanda-own-answers-1'])
  expect(isRegistered).toBe(false)
})
