import { brandCalls } from '@comanda/contract/brand'
import type { RequestInputOf } from '@comanda/contract/core'
import { startup } from '@comanda/contract/startup'
import { expect, test } from 'vitest'
import { refusedAs, testApp, twenty } from '../../testing/index.ts'

const app = testApp()
const { shopId } = app.shop.config
type Input = RequestInputOf<typeof brandCalls.saveBrandSettings>
const owner = () => app.staff('brand')
async function settings(): Promise<Input> {
  const { hasOrders: _orders, pictureHost: _host, ...saved } = await owner().must(brandCalls.brandSettings, { shopId })
  return { shopId, ...saved }
}

test('A saved name, colour and language apply to the next guests, with an audit line (SETUP-6)', async () => {
  const next = { name: { en_US: 'Harbour', fr: 'Le Port' }, primaryColor: '#123456', languages: ['en_US', 'fr'] }
  const saved = await owner().must(brandCalls.saveBrandSettings, { ...(await settings()), ...next })
  expect(saved).toMatchObject(next)
  app.clock.advance(2000)
  const info = await app.anyone().must(startup.info, {})
  expect(info).toMatchObject({ title: 'Harbour', style: { primaryColor: '#123456' } })
  const [line] = await app.sql<{ before: object; after: object }>(
    "select before, after from audit_line where what = 'brand'",
  )
  expect(line?.after).toMatchObject(next)
  expect(line?.before).not.toMatchObject(next)
})

test('Of twenty saves over the same state one succeeds, and the others are refused (SETUP-6, API-3)', async () => {
  const base = await settings()
  const answers = await twenty(n =>
    owner().call(brandCalls.saveBrandSettings, { ...base, slogan: { en_US: `Slogan ${n}` } }),
  )
  const refusals = answers.map(refusedAs)
  expect(refusals.filter(one => one === 'done')).toHaveLength(1)
  expect(new Set(refusals)).toEqual(new Set(['done', 'changedMeanwhile']))
})

test('A logo of another brand, one that does not exist, and a language twice are refused (SETUP-6)', async () => {
  const base = await settings()
  const save = async (over: Partial<Input>) =>
    refusedAs(await owner().call(brandCalls.saveBrandSettings, { ...base, ...over }))
  expect(await save({ logo: `uploads/7/${'x'.repeat(32)}` })).toBe('pictureUnfit')
  expect(await save({ logo: `uploads/${app.corporationId}/${'x'.repeat(32)}` })).toBe('pictureUnfit')
  expect(await save({ languages: ['en_US', 'en_US'] })).toBe('settingTwice')
})

test('The currency changes until guests have ordered (SETUP-6)', async () => {
  const changed = await owner().must(brandCalls.saveBrandSettings, { ...(await settings()), currencyCode: 'EUR' })
  expect(changed.currencyCode).toBe('EUR')
  await app.guest().order({ dishes: ['soup'] })
  const answer = await owner().call(brandCalls.saveBrandSettings, { ...(await settings()), currencyCode: 'GBP' })
  expect(refusedAs(answer)).toBe('currencyInUse')
})
