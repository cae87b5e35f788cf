import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { serveConsole } from './console-app.ts'

test('A console rebuilt while the server runs is served when complete; until then the previous one', async () => {
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
  await server.close()
  rmSync(dist, { recursive: true })
})
