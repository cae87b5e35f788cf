import { contract } from '@comanda/contract'
import type { CallSpec } from '@comanda/contract/core'
import { beforeAll, expect, test } from 'vitest'
import { type Actor, SHOP, testApp } from '../../testing/index.ts'
import { validInput } from '../../testing/valid-input.ts'

const app = testApp()

/** Values of every field that carries a secret, as text and as digits: whichever the field accepts is sent. */
const TEXT = 'Zq8xKw1VnT4canary'
const DIGITS = '739164'
const LONG_DIGITS = '739164825093'
const CANARIES = [
  new RegExp(`${TEXT}`, 'i'),
  new RegExp(`(?<![0-9a-f-])${DIGITS}(?![0-9a-f-])`),
  new RegExp(LONG_DIGITS),
  /CANARY7391648250937391/,
]
const FIELDS = (
  'password newPassword oldPassword code securityCode token ticket claimCode couponCode cardCode auth p256dh captcha signature ' +
  'vtId cvc proof credential console'
).split(' ')
/** Things that are there, so that calls go as far as they can. */
const known: Record<string, unknown> = {}
const knownBy = (value: string) => ({
  ...Object.fromEntries(FIELDS.map(name => [name, value])),
  pin: LONG_DIGITS,
  authCode: 'CANARY7391648250937391',
  shopId: SHOP,
  tableId: 'somewhere',
  ...known,
})

const calls = Object.values(contract).flatMap(group => Object.values(group as Record<string, CallSpec>))
const texts: { path: string; text: string }[] = []

const hasSecret = ({ request }: CallSpec): boolean => {
  const shape = JSON.stringify(validInputOf({ request } as CallSpec, knownBy(TEXT)) ?? {})
  const digits = JSON.stringify(validInputOf({ request } as CallSpec, knownBy(DIGITS)) ?? {})
  return CANARIES.some(canary => canary.test(shape) || canary.test(digits))
}

function validInputOf(spec: CallSpec, known: Record<string, unknown>) {
  try {
    return validInput(spec, known)
  } catch {
    return undefined
  }
}

const driven = calls.filter(hasSecret)

async function drive(actors: readonly Actor[]): Promise<void> {
  for (const spec of driven)
    for (const known of [knownBy(TEXT), knownBy(DIGITS)])
      for (const actor of actors) {
        const answer = await actor.call(spec, (validInputOf(spec, known) ?? {}) as never)
        texts.push({ path: spec.path, text: JSON.stringify(answer) })
      }
}

const isSecret = (text: string): boolean => CANARIES.some(canary => canary.test(text))

beforeAll(async () => {
  const member = await app.member({ card: 5000, password: '480215' })
  known['cardId'] = member.cardId
  const actors = [app.anyone(), app.guest(), member, app.staff('manager'), app.staff('brand')]
  await drive(actors)
  await app.settle()
  // With a table gone the calls fail in the middle: defects and their causes are logged.
  await app.sql('alter table rate_limit rename to rate_limit_gone')
  await drive(actors)
  await app.sql('alter table rate_limit_gone rename to rate_limit')
}, 120_000)

test('Secrets are sent to every call that takes one', () => {
  expect(driven.length).toBeGreaterThan(20)
  expect(app.log.some(line => line.includes('rate_limit'))).toBe(true)
})

test('No answer repeats a secret it was given (L1)', () => {
  expect(texts.filter(({ text }) => isSecret(text)).map(({ path }) => path)).toEqual([])
})

test('No log line contains a secret (L1)', () => {
  expect(app.log.filter(isSecret)).toEqual([])
})

test('No table, and so no backup, contains a secret as it was given (U3)', async () => {
  const tables = await app.sql<{ name: string }>(
    `select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  )
  const held: string[] = []
  for (const { name } of tables) {
    const rows = await app.sql<{ text: string }>(`select t::text as text from ${name} t`)
    held.push(...rows.filter(({ text }) => isSecret(text)).map(({ text }) => `${name}: ${text.slice(0, 300)}`))
  }
  expect(held).toEqual([])
})
