import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { silentLog } from '../log.ts'
import { createServer } from './serve.ts'

let server: FastifyInstance

beforeAll(async () => {
  server = await createServer({ log: silentLog, trustProxy: false, origins: [], production: true })
  server.get('/of/:name', async () => 'here')
  await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

/** The answer to these raw bytes. */
const answerTo = (bytes: string) =>
  new Promise<{ status: string; head: string; body: string }>((resolve, reject) => {
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('utf8').on('data', more => (answer += more))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      resolve({ status: head.split(' ')[1] ?? '', head: head.toLowerCase(), body })
    })
    socket.write(bytes)
  })

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\nlanguage-code: zh_CN\r\nconnection: close\r\n\r\n`
const post = (header: string) => `POST /x HTTP/1.1\r\nhost: x\r\n${header}\r\n\r\n`

test.each([
  ['a malformed address', get('/%ff'), '404', 'COM-00-1404'],
  ['an incomplete escape', get('/of/%'), '404', 'COM-00-1404'],
  ['an overlong path', get(`/of/${'a'.repeat(300)}`), '404', 'COM-00-1404'],
  ['a request that is not HTTP', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', '400', 'COM-00-0400'],
  ['two content lengths', post('transfer-encoding: chunked\r\ncontent-length: 5'), '400', 'COM-00-0400'],
  ['a negative content length', post('content-length: -1'), '400', 'COM-00-0400'],
  ['endless headers', post(`a: ${'a'.repeat(17_000)}`), '431', 'COM-00-0400'],
])('%s is answered in the common envelope, without internals (X3)', async (_, bytes, status, code) => {
  const answer = await answerTo(bytes)
  expect(answer.status).toBe(status)
  expect(JSON.parse(answer.body)).toMatchObject({ code, data: null, message: expect.stringMatching(/^[^{}]+$/) })
  expect(answer.body).not.toMatch(/FST_|HPE_|fastify|%ff/i)
  for (const name of ['x-content-type-options', 'content-security-policy', 'strict-transport-security'])
    expect(answer.head).toContain(`${name}: `)
})

test.each([
  [
    'an address that cannot be read',
    `GET /%ff HTTP/1.1\r\nhost: x\r\naccept: text/html\r\nconnection: close\r\n\r\n`,
    '404',
  ],
  ['an unknown address', `GET /a.b HTTP/1.1\r\nhost: x\r\naccept: text/html\r\nconnection: close\r\n\r\n`, '404'],
  ['endless headers', `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(17_000)}\r\n\r\n`, '431'],
])('A browser that asks for a page gets a page for %s (X3)', async (_, bytes, status) => {
  const answer = await answerTo(bytes)
  expect(answer.status).toBe(status)
  expect(answer.head).toContain('content-type: text/html')
  expect(answer.head).toContain("content-security-policy: default-src 'none'")
  expect(answer.body).toMatch(/^<!doctype html>.*<h1 role="alert">[^<{]+<\/h1><p><a href="\/">/)
  expect(answer.body).not.toContain('http-equiv="refresh"')
})
