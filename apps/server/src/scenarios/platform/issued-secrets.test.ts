import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { settableClock } from '../../platform/clock.ts'
import { savedAnswers } from '../../platform/http/index.ts'
import { fromStored } from '../../platform/personal-data.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDataFolder, signInStandIns, testApp } from '../../testing/index.ts'
import { passStandins } from '../../testing/pass-standins.ts'
import { issueSecrets, type Secrets, tablePins } from './issue-secrets.ts'

const BACKUP = fileURLToPath(new URL('../../tools/backup.ts', import.meta.url))
const RESEAL = fileURLToPath(new URL('../../tools/reseal.ts', import.meta.url))
const OLD_KEY = '2026b:an-old-key-of-enough-letters-thirty-two'
const NEW_KEY = '2027a:a-new-key-of-enough-letters-thirty-two'
const folder = emptyDataFolder('secrets')
// The captcha of codes runs on the system's clock.
const now = Date.now()
const wallets = await passStandins(settableClock(now))
const app = testApp({
  brand: 'demo',
  clock: now,
  dataFolder: join(folder, 'data'),
  passes: wallets.connected,
  signIn: signInStandIns(),
  env: { SEAL_KEYS: OLD_KEY },
})
let secrets: Secrets = {}

/** Whether a text contains a secret; a number of a few digits within a longer number or an id is not it. */
function contains(text: string, secret: string): boolean {
  if (!/^\d{4,8}$/.test(secret)) return text.includes(secret)
  return new RegExp(`(?<![0-9A-Za-z.-])${secret}(?![0-9A-Za-z.-])`).test(text)
}

const namesIn = (text: string): string[] =>
  Object.entries(secrets).flatMap(([name, secret]) => (contains(text, secret) ? [name] : []))

const filesOf = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true }).flatMap(entry =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )

beforeAll(async () => {
  secrets = await issueSecrets(app)
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('Every kind of secret was issued', () => {
  const short = Object.entries(secrets).filter(([, secret]) => secret.length < 12 && !/^\d{4,8}$/.test(secret))
  expect(short).toEqual([])
  expect(Object.keys(secrets).length).toBeGreaterThan(20)
})

test('No log line contains a secret that the server issued (L1)', () => {
  expect(app.log.flatMap(namesIn)).toEqual([])
})

test('No table contains a secret as it was issued (U3)', async () => {
  const tables = await app.sql<{ name: string }>(
    `select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  )
  const held: string[] = []
  for (const { name } of tables) {
    const rows = await app.sql<{ text: string }>(`select t::text as text from ${name} t`)
    held.push(...new Set(rows.flatMap(({ text }) => namesIn(text)).map(secret => `${name}: ${secret}`)))
  }
  expect(held).toEqual([])
})

test('The PINs of parties are stored sealed, and not in stored answers (U3)', async () => {
  const pins = await tablePins(app)
  expect(pins).toEqual([expect.stringMatching(/^\d{4}$/), expect.stringMatching(/^\d{4}$/)])
  const stored = await app.sql<{ pin: string }>('select pin from table_session')
  expect(stored.map(({ pin }) => pin).filter(pin => pin.length < 40)).toEqual([])
  const rows = await app.sql<{ answer: unknown; sealed_personal: string | null }>(
    'select answer, sealed_personal from request_log',
  )
  const answers = rows.map(row => JSON.stringify(fromStored(savedAnswers, row).answer))
  expect(answers.some(text => text.includes('"'))).toBe(true)
  expect(answers.filter(text => /"pin":"\d/.test(text))).toEqual([])
})

test('No file of a backup contains a secret, neither in rows that were deleted nor in the log of changes (U3, O9)', async () => {
  const target = join(folder, 'copy')
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' }
  await promisify(execFile)(process.execPath, [BACKUP, target], { env })
  const files = filesOf(target)
  expect(files.some(file => file.includes('pg_wal'))).toBe(true)
  const texts = files.map(file => readFileSync(file, 'latin1'))
  // Text that is not secret is present in plain form, which proves that the files are read correctly.
  expect(texts.some(text => text.includes('new.colleague@marigold.example'))).toBe(true)
  const held = texts.flatMap((text, at) => namesIn(text).map(name => `${files[at]?.slice(target.length)}: ${name}`))
  expect(held).toEqual([])
}, 120_000)

test('After npm run reseal no table contains a text that only the former key opens (L1)', async () => {
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '', SEAL_KEYS: `${NEW_KEY},${OLD_KEY}` }
  await promisify(execFile)(process.execPath, [RESEAL], { env })
  const tables = await app.sql<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const [former, current]: [string[], string[]] = [[], []]
  for (const { name } of tables) {
    const [row] = await app.sql<{ former: boolean; current: boolean }>(
      `select coalesce(bool_or(t::text ~ '2026b\\.'), false) as former, coalesce(bool_or(t::text ~ '2027a\\.'), false) as current from ${name} t`,
    )
    if (row?.former) former.push(name)
    if (row?.current) current.push(name)
  }
  // A sign-in at a provider that has begun ends within minutes.
  expect(former.filter(name => name !== 'provider_sign_in')).toEqual([])
  expect(current.length).toBeGreaterThan(8)
}, 120_000)
