import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { silentLog } from '../log.ts'
import { createServer } from './serve.ts'

const PUBLIC = 'https://order.example'
const servers: FastifyInstance[] = []
let published: FastifyInstance
let local: FastifyInstance

async function serverOf(origins: string[]) {
  const server = await createServer({ log: silentLog, trustProxy: false, origins, production: true })
  server.post('/api/x', async () => 'done')
  servers.push(server)
  return server
}

beforeAll(async () => {
  published = await serverOf([PUBLIC])
  local = await serverOf([])
})
afterAll(() => Promise.all(servers.map(server => server.close())))

const post = async (server: FastifyInstance, headers: Record<string, string>) =>
  (await server.inject({ method: 'POST', url: '/api/x', headers })).statusCode

test('With a public address, no Host header makes another origin own (X4)', async () => {
  expect(await post(published, { host: 'evil.example', origin: 'http://evil.example' })).toBe(403)
  expect(await post(published, { host: 'order.example', origin: 'http://order.example' })).toBe(403)
  expect(await post(published, { host: '10.0.0.7:8080', origin: PUBLIC })).toBe(200)
})

test('Without a public address the request’s own host is the origin (X4)', async () => {
  expect(await post(local, { host: '192.168.1.5:8080', origin: 'http://192.168.1.5:8080' })).toBe(200)
  expect(await post(local, { host: '192.168.1.5:8080', origin: 'http://evil.example' })).toBe(403)
})

test('Requests without an origin, of servers and tools, are let through unless a browser says cross-site (X4)', async () => {
  expect(await post(published, { host: 'x' })).toBe(200)
  expect(await post(published, { host: 'x', 'sec-fetch-site': 'cross-site' })).toBe(403)
})
