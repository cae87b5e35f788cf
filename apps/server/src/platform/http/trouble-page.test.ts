import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { DatabaseUnavailable } from '../db/index.ts'
import { silentLog } from '../log.ts'
import { createServer } from './serve.ts'

let server: FastifyInstance
beforeAll(async () => {
  server = await createServer({ log: silentLog, trustProxy: false, origins: [], production: true })
  server.get('/storeIndex', async () => {
    throw new DatabaseUnavailable(new Error('<no answer>'))
  })
})
afterAll(() => server.close())

const open = (headers: Record<string, string>) => server.inject({ method: 'GET', url: '/storeIndex', headers })
const HTML = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8'

describe('The error page (O10)', () => {
  test('Shows people a message in their language, retries by itself, and reveals no internals', async () => {
    const { statusCode, headers, body } = await open({ accept: HTML, 'accept-language': 'en-GB,en;q=0.9' })
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      503,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(body).toContain('We’re very busy right now. Try again in a moment.')
    expect(body).toContain('<meta http-equiv="refresh" content="5">')
    expect(body).not.toMatch(/no answer|database|COM-/i)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*style-src 'sha256-/)
    const arabic = await open({ accept: HTML, cookie: 'a=b; myLocale=ar', 'accept-language': 'en' })
    expect(arabic.body).toMatch(/<html lang="ar" dir="rtl">.*[\u0600-\u06ff]{3}/)
  })

  test('A program gets the common envelope too (API-2)', async () => {
    const { statusCode, body } = await open({ accept: 'application/json' })
    expect([statusCode, (JSON.parse(body) as { code: string }).code]).toEqual([503, 'COM-00-0503'])
  })
})
