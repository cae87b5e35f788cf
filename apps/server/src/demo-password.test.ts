import { staffCalls } from '@comanda/contract/staff'
import { demoBrands } from '@comanda/demo'
import { verify } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { PUBLISHED_PASSWORD } from './modules/staff/sign-in.ts'
import { seedDemo } from './seed.ts'
import { testApp, testDatabase } from './testing/index.ts'

const env = {
  NODE_ENV: 'production',
  SECRET: 'a secret of more than thirty-two characters',
  PUBLIC_URL: 'https://order.example',
  ALLOW_STANDINS: '1',
}
const app = testApp({ brand: 'demo', env })
const empty = testDatabase()
const manager = { account: 'manager@marigold.example', password: PUBLISHED_PASSWORD }

test('The published password of the demo opens no account in production (U2)', async () => {
  expect(demoBrands().every(({ staff }) => staff.every(({ password }) => password === PUBLISHED_PASSWORD))).toBe(true)
  expect(await app.anyone().call(staffCalls.signIn, manager)).toMatchObject({ refused: 'signInFailed' })
})

test('A demo filled in production has a random password for its staff (U2)', async () => {
  const password = (await seedDemo(empty(), { secretPassword: true })) ?? ''
  expect(password).toMatch(/^[\w-]{20}$/)
  const staff = { name: 'staff', text: 'select password_hash from staff' }
  const { rows } = await empty().query<{ password_hash: string }>(staff, [])
  const hashes = [...new Set(rows.map(row => row.password_hash))]
  expect(await Promise.all(hashes.map(hash => verify(hash, password)))).toEqual(demoBrands().map(() => true))
  expect(await seedDemo(empty(), { secretPassword: true })).toBeUndefined()
})
