import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { senderTo } from './outgoing-request.ts'

const CHUNK = Buffer.alloc(64 * 1024, 'x')
let server: Server
let written = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks = Number(new URL(request.url ?? '/', 'http://x').searchParams.get('chunks'))
    const write = () => {
      if (written >= chunks || response.destroyed) return void response.end()
      written += 1
      if (response.write(CHUNK)) setImmediate(write)
      else response.once('drain', write)
    }
    write()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

const request = (chunks: number, maxResponseBytes?: number) => {
  written = 0
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/?chunks=${chunks}`
  const limit = maxResponseBytes === undefined ? {} : { maxResponseBytes }
  return senderTo('test')({ method: 'GET', url, headers: {}, ...limit }, { connectMs: 5000, totalMs: 20_000 })
}

test('A response within the limit is read whole (R2)', async () => {
  const result = await request(4)
  expect(result.sent === 'answer' && result.text.length).toBe(4 * CHUNK.length)
})

test('A longer response is dropped while it arrives, and its result counts as unknown (R2)', async () => {
  expect(await request(6400)).toEqual({ sent: 'lost' })
  // A few megabytes may be in socket buffers; 400 MB were offered.
  expect(written).toBeLessThan(640)
})

test('A caller that expects long responses raises the limit (R2)', async () => {
  const result = await request(32, 4 * 1024 * 1024)
  expect(result.sent === 'answer' && result.text.length).toBe(32 * CHUNK.length)
})
