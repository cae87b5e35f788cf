import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer } from '../../../platform/http/serve.ts'
import { serveConsole } from '../../../platform/http/console-app.ts'
import { silentLog } from '../../../platform/log.ts'
import { serveFiles } from './files.ts'

const SECRET = 'not-for-browsers'
const root = mkdtempSync(join(tmpdir(), 'comanda-paths-'))
for (const folder of ['web/assets', 'console/assets', 'pictures']) mkdirSync(join(root, folder), { recursive: true })
for (const file of [
  'secret.txt',
  'web/secret.txt',
  'web/assets/.hidden',
  'console/secret.txt',
  'console/assets/.hidden',
])
  writeFileSync(join(root, file), SECRET)
writeFileSync(join(root, 'web/assets/a.js'), 'let a = 1')
writeFileSync(join(root, 'console/assets/a.js'), 'let a = 1')
writeFileSync(join(root, 'console/index.html'), '<!doctype html>')
writeFileSync(join(root, 'pictures/a.png'), 'png')

let server: FastifyInstance
beforeAll(async () => {
  server = await createServer({ log: silentLog, trustProxy: false, origins: [], production: true })
  await serveFiles(server, join(root, 'web'), join(root, 'pictures'))
  await serveConsole(server, join(root, 'console'))
  await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

/** Sends a path exactly as it is written, which `fetch` and `inject` would tidy first. */
const get = (path: string, accept = '*/*') =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { port } = server.server.address() as AddressInfo
    const sent = request({ port, host: '127.0.0.1', path, headers: { accept } }, response => {
      let body = ''
      response.setEncoding('utf8').on('data', part => (body += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
    sent.on('error', reject).end()
  })

const ODD = [
  '../x',
  '../secret.txt',
  '../../secret.txt',
  '../assets/../secret.txt',
  '%2e%2e/secret.txt',
  '..%2fsecret.txt',
  '%2e%2e%2fsecret.txt',
  '%252e%252e/secret.txt',
  '..%5csecret.txt',
  '..\\secret.txt',
  '//secret.txt',
  '/..//secret.txt',
  './../secret.txt',
  'a.js/../../secret.txt',
  'a.js%00.png',
  '%00',
  '%2e%2e%00/secret.txt',
  '..;/secret.txt',
  '%c0%ae%c0%ae/secret.txt',
  '%',
  '%zz',
  '.hidden',
  '%2ehidden',
  '',
  '.',
  '..',
]

describe.each(['/assets/', '/console/assets/', '/media/'])('A path under %s', prefix => {
  test.each(ODD)('With %j is no file: 404 or an unreadable request, never a body from elsewhere (X3)', async odd => {
    for (const accept of ['*/*', 'text/html']) {
      const { status, body } = await get(prefix + odd, accept)
      expect([400, 404]).toContain(status)
      expect(body).not.toContain(SECRET)
      expect(body.startsWith('<')).toBe(accept === 'text/html')
    }
  })
})

test('Files are served by their own paths', async () => {
  const paths = ['/assets/a.js', '/console/assets/a.js', '/media/a.png']
  expect(await Promise.all(paths.map(async path => (await get(path)).status))).toEqual([200, 200, 200])
})
