import { brandCalls } from '@comanda/contract/brand'
import { store } from '@comanda/contract/store'
import { expect, test } from 'vitest'
import { refusedAs, testApp, twenty } from '../../testing/index.ts'

const app = testApp()
const { shopId } = app.shop.config
const agreement = `insert into agreement (corporation_id, agreement_id, version, title, paragraphs, changed, effective_from, required)
  values ($1, 'terms', 1, '{}', '{}', '{}', '2020-01-01', true) on conflict do nothing`

test('A store that lacks something is not opened, and the refusal names it (SETUP-4)', async () => {
  await app.changeShop({ state: 'preparing', taxes: [], seller: { legalName: ' ', taxNumber: '' } })
  const manager = app.staff('manager')
  const answer = await manager.call(brandCalls.openStore, { shopId })
  expect(refusedAs(answer)).toBe('notReadyToOpen')
  expect(JSON.stringify(answer)).toContain('the seller’s legal name')
  const { state, items } = await manager.must(brandCalls.openingChecklist, { shopId })
  expect(state).toBe('preparing')
  expect(items.filter(({ done }) => !done).map(({ item }) => item)).toEqual(expect.arrayContaining(['tax', 'seller']))
})

test('Twenty who open a complete store at once open it once, and guests see it at once (SETUP-4)', async () => {
  const address = { countryCode: 'GB', lines: ['1 Quay'], city: 'Harbour', region: '', postcode: 'HA1' }
  await app.changeShop({ seller: { legalName: 'Harbour Ltd', taxNumber: '' }, address })
  await app.sql(agreement, [app.corporationId])
  const manager = app.staff('manager')
  const { basics } = await manager.must(brandCalls.openingChecklist, { shopId })
  await manager.must(brandCalls.saveBasics, { ...basics, shopId, tax: { kind: 'none' } })
  const before = await manager.must(brandCalls.openingChecklist, { shopId })
  expect(before.items.filter(({ done }) => !done)).toEqual([])
  const answers = await twenty(() => manager.call(brandCalls.openStore, { shopId }))
  expect(new Set(answers.map(refusedAs))).toEqual(new Set(['done']))
  const lines = await app.sql("select 1 from audit_line where what = 'store.opened'")
  expect(lines).toHaveLength(1)
  app.clock.advance(2000)
  const { shops } = await app.guest().must(store.queryShopList, {} as never)
  expect(JSON.stringify(shops)).toContain(`${shopId}`)
})

test('The set-up saves the position of the address; without one it keeps the store’s, and the checklist says whether there is one (STORE-2, SETUP-4)', async () => {
  const manager = app.staff('manager')
  await app.changeShop({ point: { latitude: 0, longitude: 0 } })
  const { placed, basics } = await manager.must(brandCalls.openingChecklist, { shopId })
  expect(placed).toBe(false)
  const point = { latitude: 51.5, longitude: -0.12 }
  const { mark } = await manager.must(brandCalls.saveBasics, { ...basics, shopId, point })
  const { point: _point, ...older } = basics
  await manager.must(brandCalls.saveBasics, { ...older, shopId, mark, phone: '020 7946 0000' })
  const after = await manager.must(brandCalls.openingChecklist, { shopId })
  expect([after.placed, after.basics.point, after.basics.phone]).toEqual([true, point, '020 7946 0000'])
})

test('The link to a test order names its brand (NAV-1, SETUP-4)', async () => {
  const { guestUrl } = await app.staff('manager').must(brandCalls.openingChecklist, { shopId })
  expect(new URL(guestUrl).searchParams.get('g')).toBe(`${app.corporationId}`)
})

test('A store that was closed for good is not opened again (SETUP-4)', async () => {
  await app.changeShop({ state: 'closed' })
  expect(refusedAs(await app.staff('manager').call(brandCalls.openStore, { shopId }))).toBe('shopEnded')
})
