import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../testing/index.ts'
import { type WholeHouse, wholeHouse } from '../../testing/whole-house.ts'

const database = testDatabase()
const ACCOUNT = 'newyork@marigold.example'
let house: WholeHouse

beforeAll(async () => {
  house = await wholeHouse(database(), { TRUST_PROXY: 'true' })
})
afterAll(() => house.close())
beforeEach(() => database().inTx(tx => tx.query({ name: 'forget_tries', text: 'delete from rate_limit' }, [])))

const trying = async (from: string, password: string, account = ACCOUNT) => {
  const { body } = await house.ask('/api/console/signIn', { account, password }, { 'x-forwarded-for': from })
  return body.code
}
const WRONG = 'not the password'
const RIGHT = 'marigold-demo'
const TOO_MANY = 'COM-00-0429'

test('whoever tries an account over and over shuts out themselves, and nobody at the store · U1', async () => {
  const codes = []
  for (let i = 0; i < 25; i += 1) codes.push(await trying('192.0.2.66', WRONG))
  expect(codes.filter(code => code === TOO_MANY)).toHaveLength(5)
  expect(await trying('192.0.2.66', RIGHT)).toBe(TOO_MANY)
  expect(await trying('198.51.100.1', RIGHT)).toBe('000')
})

test('an address tries no more accounts than it may, and capitals are no other account · U1', async () => {
  const accounts = [ACCOUNT, ACCOUNT.toUpperCase(), 'a@b.test', 'b@b.test', 'c@b.test', 'd@b.test']
  const codes = []
  for (const account of accounts) for (let i = 0; i < 11; i += 1) codes.push(await trying('192.0.2.66', WRONG, account))
  expect(codes.slice(0, 22).filter(code => code === TOO_MANY)).toHaveLength(2)
  expect(codes.slice(62)).toEqual(Array.from({ length: 4 }, () => TOO_MANY))
})

test('a right password is no try: a whole shift begins at one address · U1', async () => {
  const codes = []
  for (let i = 0; i < 24; i += 1) codes.push(await trying('198.51.100.1', RIGHT))
  expect(new Set(codes)).toEqual(new Set(['000']))
})
