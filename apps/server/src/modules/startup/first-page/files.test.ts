import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { securityHeaders } from '../../../platform/http/security-headers.ts'
import { serveFiles } from './files.ts'

const dist = mkdtempSync(join(tmpdir(), 'files-'))
const server = fastify()
afterAll(async () => {
  await server.close()
  rmSync(dist, { recursive: true })
})

test('The worker that reads codes may compile WebAssembly, no other file may (X3)', async () => {
  mkdirSync(join(dist, 'assets'))
  for (const name of ['code-worker-1.js', 'index-1.js']) writeFileSync(join(dist, 'assets', name), 'let one = 1')
  securityHeaders(server, false)
  await serveFiles(server, dist, undefined)
  const policyOf = async (name: string) => (await server.inject(`/assets/${name}`)).headers['content-security-policy']
  expect(await policyOf('code-worker-1.js')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  )
  expect(await policyOf('index-1.js')).not.toContain('unsafe-')
})
