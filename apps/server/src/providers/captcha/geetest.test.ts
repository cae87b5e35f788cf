import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { geetest } from './geetest.ts'

const KEY = 'the key of the captcha'
const used = new Set<string>()
let server: Server
let validateUrl = ''

/** The provider's side: it knows the key, and takes each lot once. */
function answerTo(form: URLSearchParams): object {
  const lot = form.get('lot_number') ?? ''
  const signed = createHmac('sha256', KEY).update(lot).digest('hex')
  if (lot === 'broken' || form.get('sign_token') !== signed) return { status: 'error', code: '-50005' }
  const right = form.get('pass_token') === 'passed' && !used.has(lot)
  used.add(lot)
  return { status: 'success', result: right ? 'success' : 'fail' }
}

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', part => (body += part))
    request.on('end', () => response.end(JSON.stringify(answerTo(new URLSearchParams(body)))))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  validateUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const captcha = (more = {}) => geetest({ captchaId: 'id', captchaKey: KEY, validateUrl, ...more })
const proof = (lot: string, pass = 'passed') => ({
  lot_number: lot,
  captcha_output: 'o',
  pass_token: pass,
  gen_time: '1',
})

test('a proof is right once, a made-up one never · TF11', async () => {
  expect(await captcha().check(proof('a'))).toBe('right')
  expect(await captcha().check(proof('a'))).toBe('wrong')
  expect(await captcha().check(proof('b', 'guessed'))).toBe('wrong')
})

test('a provider that is down or knows another key is no yes · TF11', async () => {
  expect(await captcha().check(proof('broken'))).toBe('down')
  expect(await captcha({ captchaKey: 'another' }).check(proof('c'))).toBe('down')
  expect(await captcha({ validateUrl: 'http://127.0.0.1:1' }).check(proof('d'))).toBe('down')
})
