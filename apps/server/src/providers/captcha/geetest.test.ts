import { createCaptchaStandin } from '@comanda/standins/geetest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { geetest } from './geetest.ts'

const account = { captchaId: 'id', captchaKey: 'the key of the captcha' }
const standin = createCaptchaStandin(account)
let validateUrl = ''

beforeAll(async () => {
  validateUrl = await standin.listen()
})
afterAll(() => standin.close())

const captcha = (more = {}) => geetest({ ...account, validateUrl, apiServers: [], staticServers: [], ...more })

/** The proof that the provider's script returns after the puzzle. */
async function proof(): Promise<Record<string, string>> {
  const answer = await fetch(`${validateUrl}/verify?captcha_id=id`)
  return ((await answer.json()) as { seccode: Record<string, string> }).seccode
}

test('A proof is accepted once, an invented one never (U1)', async () => {
  const good = await proof()
  expect(await captcha().check(good)).toBe('right')
  expect(await captcha().check(good)).not.toBe('right')
  expect(await captcha().check({ ...(await proof()), pass_token: 'guessed' })).toBe('wrong')
  expect(await captcha().check({ ...(await proof()), lot_number: 'guessed' })).toBe('wrong')
  expect(await captcha().check({})).toBe('wrong')
})

test('An unavailable provider, or one with another key or id, does not approve (U1)', async () => {
  for (const kind of ['status', 'empty', 'truncated', 'lost', 'otherReference'] as const) {
    standin.faults.add({ on: 'validate', kind })
    expect([kind, await captcha().check(await proof())]).not.toEqual([kind, 'right'])
  }
  expect(await captcha({ captchaKey: 'another' }).check(await proof())).toBe('down')
  expect(await captcha({ captchaId: 'another' }).check(await proof())).toBe('down')
  expect(await captcha({ validateUrl: 'http://127.0.0.1:1' }).check(await proof())).toBe('down')
})
