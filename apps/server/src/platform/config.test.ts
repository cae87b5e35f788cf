import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfig, settings } from './config.ts'

const SAMPLE = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
const LIVE = {
  NODE_ENV: 'production',
  SECRET: 's'.repeat(32),
  PUBLIC_URL: 'https://eat.example',
  ADYEN_API_KEY: 'key',
  ADYEN_CLIENT_KEY: 'live_1',
  ADYEN_MERCHANT_ACCOUNT: 'M',
  ADYEN_CHECKOUT_URL: 'https://checkout.example/v72',
  ADYEN_HMAC_KEY: 'ab'.repeat(32),
  ADYEN_WEBHOOK_USER: 'adyen',
  ADYEN_WEBHOOK_PASSWORD: 'secret',
}

/** The faulty settings; empty when the server would start. */
const faultsWith = (given: Record<string, string | undefined>): string[] => {
  const read = readConfig({ ...LIVE, ...given })
  return 'faults' in read ? read.faults.map(fault => fault.split(':')[0] ?? '') : []
}

describe('A production server starts only with safe settings (W1)', () => {
  test('With all settings it starts', () => expect(faultsWith({})).toEqual([]))

  test.each([
    ['no secret', { SECRET: undefined }, 'SECRET'],
    ['an empty secret', { SECRET: '' }, 'SECRET'],
    ['a short secret', { SECRET: 'changeme' }, 'SECRET'],
    ['no public address', { PUBLIC_URL: undefined }, 'PUBLIC_URL'],
    ['an address without encryption', { PUBLIC_URL: 'http://eat.example' }, 'PUBLIC_URL'],
    ['no webhook key', { ADYEN_HMAC_KEY: undefined }, 'ADYEN_HMAC_KEY'],
    ['an empty webhook key', { ADYEN_HMAC_KEY: '' }, 'ADYEN_HMAC_KEY'],
    ['the sample key of the documentation', { ADYEN_HMAC_KEY: SAMPLE }, 'ADYEN_HMAC_KEY'],
    ['the sample key in lower case', { ADYEN_HMAC_KEY: SAMPLE.toLowerCase() }, 'ADYEN_HMAC_KEY'],
    ['the sample key as the previous key', { ADYEN_HMAC_KEY_PREVIOUS: SAMPLE }, 'ADYEN_HMAC_KEY_PREVIOUS'],
    ['a malformed key', { ADYEN_HMAC_KEY: 'xyz' }, 'ADYEN_HMAC_KEY'],
    ['no webhook password', { ADYEN_WEBHOOK_PASSWORD: undefined }, 'ADYEN_WEBHOOK_PASSWORD'],
    ['a provider on this machine', { ADYEN_CHECKOUT_URL: 'http://127.0.0.1:9000' }, 'ADYEN_CHECKOUT_URL'],
    ['a provider on this machine, encrypted', { ADYEN_CHECKOUT_URL: 'https://localhost/v72' }, 'ADYEN_CHECKOUT_URL'],
    ['an incomplete wallet configuration', { WALLET_API_KEY: 'cd'.repeat(32) }, 'WALLET_NOTIFY_KEY'],
    ['an incomplete captcha configuration', { GEETEST_CAPTCHA_ID: 'x' }, 'GEETEST_CAPTCHA_KEY'],
    ['an incomplete SMS configuration', { TWILIO_ACCOUNT_SID: 'x' }, 'TWILIO_AUTH_TOKEN'],
    ['printers on any network', { PRINTER_NETWORKS: 'http://evil.test' }, 'PRINTER_NETWORKS'],
  ])('Not with %s', (_name, given, at) => {
    expect(faultsWith(given)).toContain(at)
  })

  test('Every fault is named at once, without values', () => {
    const read = readConfig({ ...LIVE, SECRET: 'canary-4711', ADYEN_HMAC_KEY: 'canary-4712' })
    expect('faults' in read && read.faults.length).toBe(2)
    expect(JSON.stringify(read)).not.toContain('canary')
  })

  test('On a developer’s machine it starts without settings', () => {
    expect(readConfig({})).toHaveProperty('config')
    expect(readConfig({ NODE_ENV: 'development', SECRET: '' })).toHaveProperty('config')
  })
})

test.each([
  ['no protocol', 'localhost:5432'],
  ['another protocol', 'mysql://localhost/comanda'],
  ['a port that is not a number', 'postgresql://localhost:port/comanda'],
  ['a slash in the password', 'postgresql://ann:se/cret@localhost:5432/comanda'],
  ['a percent sign in the password', 'postgresql://ann:se%cret@localhost:5432/comanda'],
])('A DATABASE_URL with %s is a fault', (_name, url) => {
  expect(faultsWith({ DATABASE_URL: url })).toEqual(['DATABASE_URL'])
})

test.each(['postgresql://ann:se%2Fcret@db:5432/comanda', 'postgres://ann@localhost/comanda?host=%2Frun%2Fpostgresql'])(
  'The DATABASE_URL %s is accepted',
  url => expect(faultsWith({ DATABASE_URL: url })).toEqual([]),
)

test('Every setting is in the README, by its name or its group’s', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')
  const named = [...readme.matchAll(/`([A-Z][A-Z\d_]+\*?)[`=]/g)].map(([, name = '']) => name)
  const isNamed = (setting: string) =>
    named.some(name => (name.endsWith('*') ? setting.startsWith(name.slice(0, -1)) : name === setting))
  expect(settings.length).toBeGreaterThan(20)
  expect(settings.filter(setting => !isNamed(setting))).toEqual([])
})
