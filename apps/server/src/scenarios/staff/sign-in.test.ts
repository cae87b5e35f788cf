import { contract } from '@comanda/contract'
import { beforeEach, expect, test } from 'vitest'
import { refusedAs, testApp } from '../../testing/index.ts'

const app = testApp({ brand: 'demo' })
const ACCOUNT = 'newyork@marigold.example'
const WRONG = 'not the password'
const RIGHT = 'marigold-demo'

beforeEach(() => app.sql('delete from rate_limit'))

const signIn = async (ip: string, password: string, account = ACCOUNT) =>
  refusedAs(await app.anyone({ ip }).call(contract.staff.signIn, { account, password }))

test('Repeated wrong passwords lock out their own address, and not the staff of the store (U1)', async () => {
  const answers = []
  for (let tries = 0; tries < 25; tries += 1) answers.push(await signIn('192.0.2.66', WRONG))
  expect(answers.filter(answer => answer === 'tooMany')).toHaveLength(5)
  expect(await signIn('192.0.2.66', RIGHT)).toBe('tooMany')
  expect(await signIn('198.51.100.1', RIGHT)).toBe('done')
})

test('A console of the store signs in the people who try at its address (U1)', async () => {
  const ip = '192.0.2.77'
  const input = { account: ACCOUNT, password: RIGHT }
  const { console: known } = await app.anyone({ ip }).must(contract.staff.signIn, input)
  for (let tries = 0; tries < 22; tries += 1) await signIn(ip, WRONG)
  for (const account of ['a@b.test', 'b@b.test'])
    for (let tries = 0; tries < 22; tries += 1) await signIn(ip, WRONG, account)
  const at = (stored: string, password = RIGHT) =>
    app.anyone({ ip }).call(contract.staff.signIn, { account: ACCOUNT.toUpperCase(), password, console: stored })
  expect([await signIn(ip, RIGHT), refusedAs(await at('invented.console'))]).toEqual(['tooMany', 'tooMany'])
  expect(await at(known)).toMatchObject({ console: known })
  const wrong = []
  for (let tries = 0; tries < 22; tries += 1) wrong.push(refusedAs(await at(known, WRONG)))
  expect(wrong.filter(answer => answer === 'tooMany')).toHaveLength(2)
})

test('An address may try a limited number of accounts, and capitals are no other account (U1)', async () => {
  const accounts = [ACCOUNT, ACCOUNT.toUpperCase(), 'a@b.test', 'b@b.test', 'c@b.test', 'd@b.test']
  const answers = []
  for (const account of accounts)
    for (let tries = 0; tries < 11; tries += 1) answers.push(await signIn('192.0.2.66', WRONG, account))
  expect(answers.slice(0, 22).filter(answer => answer === 'tooMany')).toHaveLength(2)
  expect(answers.slice(62)).toEqual(Array.from({ length: 4 }, () => 'tooMany'))
})

test('Right passwords are not counted: a whole shift signs in at one address (U1)', async () => {
  const answers = []
  for (let person = 0; person < 24; person += 1) answers.push(await signIn('198.51.100.1', RIGHT))
  expect(new Set(answers)).toEqual(new Set(['done']))
})
