import { brandCalls } from '@comanda/contract/brand'
import { staffCalls } from '@comanda/contract/staff'
import { startup } from '@comanda/contract/startup'
import { expect, test } from 'vitest'
import { makeSetupLink } from '../../modules/brand/index.ts'
import { refusedAs, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ empty: true, processes: 2 })
const newLink = async (endsOthers = false) => (await makeSetupLink({ db: app.db, clock: app.clock, endsOthers })) ?? ''
const input = (token: string) => ({
  token,
  name: 'Ann Owner',
  account: 'Ann@Bistro.example',
  password: 'noodles at noon',
  brandName: 'Bistro Ann',
  shopName: 'Main Street',
  countryCode: 'DE',
  timeZone: 'Europe/Berlin',
  currencyCode: 'EUR',
  languages: ['en_US', 'de'],
})

test('The links of several servers work beside each other, one may end the others, and a hash alone is stored (SETUP-3)', async () => {
  const check = async (token: string) => refusedAs(await app.anyone().call(brandCalls.checkSetupLink, { token }))
  const [first, second] = [await newLink(), await newLink()]
  expect([await check(first), await check(second)]).toEqual(['done', 'done'])
  const third = await newLink(true)
  expect([await check(first), await check(second), await check(third)]).toEqual([
    'setupLinkGone',
    'setupLinkGone',
    'done',
  ])
  const rows = await app.sql('select token_hash from setup_link')
  expect(JSON.stringify(rows)).not.toContain(third)
})

test('A set-up link works for 24 hours (SETUP-3)', async () => {
  const token = await newLink()
  app.clock.advance(25 * 3_600_000)
  expect(refusedAs(await app.anyone().call(brandCalls.createBrand, input(token)))).toBe('setupLinkGone')
})

test('A weak password, an unknown time zone or currency is refused at its field, and the link still works (SETUP-3)', async () => {
  const token = await newLink()
  const wrong = [
    ['passwordEasy', { password: 'short' }],
    ['zoneUnknown', { timeZone: 'Mars/Olympus' }],
    ['currencyUnfit', { currencyCode: 'XXX' }],
  ] as const
  for (const [refusal, over] of wrong)
    expect(refusedAs(await app.anyone().call(brandCalls.createBrand, { ...input(token), ...over }))).toBe(refusal)
  expect(refusedAs(await app.anyone().call(brandCalls.checkSetupLink, { token }))).toBe('done')
})

test('Of twenty who use two links at once one creates the brand, with its owner and a store that is being prepared (SETUP-3)', async () => {
  const links = [await newLink(), await newLink()]
  const answers = await twenty(nth => app.anyone().call(brandCalls.createBrand, input(links[nth % 2] ?? '')))
  expect(answers.map(refusedAs).filter(refusal => refusal === 'done')).toHaveLength(1)
  const owner = { account: 'ann@bistro.example', password: 'noodles at noon' }
  const { token: session, staff } = await app.anyone().must(staffCalls.signIn, owner)
  expect(staff).toMatchObject({ name: 'Ann Owner', role: 'manager', brand: true })
  expect(staff.shops).toMatchObject([{ shopName: 'Main Street', timeZone: 'Europe/Berlin' }])
  expect(await app.signedIn(session).must(staffCalls.me, {})).toMatchObject({ staffId: staff.staffId })
  const [shop] = await app.sql<{ config: { state: string; taxes: { rate: number }[]; currency: object } }>(
    'select config from shop',
  )
  expect(shop?.config).toMatchObject({
    state: 'preparing',
    taxes: [{ rate: 70_000 }],
    currency: { currencyCode: 'EUR' },
  })
  const info = await app.anyone().must(startup.info, {})
  expect('title' in info && info.title).toBe('Bistro Ann')
  const page = await app.server.inject({ url: '/home', headers: { accept: 'text/html' } })
  expect(page.body).toContain('<h1>Bistro Ann</h1>')
})

test('Once there is a brand, no set-up link is made, and old ones open nothing (SETUP-3)', async () => {
  expect(await makeSetupLink({ db: app.db, clock: app.clock, endsOthers: false })).toBeUndefined()
  expect(await app.sql('select 1 from setup_link')).toEqual([])
  expect(refusedAs(await app.anyone().call(brandCalls.createBrand, input('x'.repeat(43))))).toBe('setupLinkGone')
})
