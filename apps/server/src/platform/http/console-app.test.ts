import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { serveConsole } from './console-app.ts'
import { hashOf } from './policy-hash.ts'

test('A console rebuilt while the server runs is served when complete; until then the previous one, with a policy for the styles in it (X3)', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'console-'))
  const index = join(dist, 'index.html')
  mkdirSync(join(dist, 'assets'))
  writeFileSync(index, 'first')
  const server = fastify()
  await serveConsole(server, dist)
  const page = async () => (await server.inject({ url: '/console' })).body
  expect(await page()).toBe('first')
  writeFileSync(index, 'second')
  expect(await page()).toBe('second')
  rmSync(index)
  expect(await page()).toBe('second')
  writeFileSync(index, '<style>a{}</style><div style="top:0"><style>b{}</style>')
  const policy = String((await server.inject({ url: '/console' })).headers['content-security-policy'])
  expect(policy).toContain(`style-src 'self' ${hashOf('a{}')} ${hashOf('b{}')};`)
  expect(policy).not.toContain('unsafe')
  await server.close()
  rmSync(dist, { recursive: true })
})
