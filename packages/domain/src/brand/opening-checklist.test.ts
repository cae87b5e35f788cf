import { expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { newShopConfig, type ShopConfig } from '../store/index.ts'
import { missingToOpen, openingChecklist, type OpeningFacts } from './opening-checklist.ts'

const base = (countryCode: string): ShopConfig =>
  newShopConfig({
    shopId: 1,
    brandId: 1,
    shopName: { en_US: 'Store' },
    countryCode,
    timeZone: 'UTC',
    languages: ['en_US'],
    currency: { currencyCode: 'EUR', currencySymbol: '€', internationalSystemOfUnits: 2 },
    taxes: [],
    bizTypes: [1300],
  })
const facts = (over: Partial<ShopConfig> = {}, more: Partial<OpeningFacts> = {}): OpeningFacts => ({
  config: { ...base('DE'), ...over },
  menu: undefined,
  tableCount: 0,
  agreementCount: 0,
  ...more,
})
const menuWith = (onSale: boolean, foodIds = ['soup']) =>
  ({
    menus: [{ menuGroupIds: ['g'] }],
    menuGroups: [{ menuGroupId: 'g', foodIds }],
    items: [{ foodId: 'soup', onSale }],
  }) as unknown as OpeningFacts['menu']

test('A new store lacks its address, menu, tax, legal texts and seller (SETUP-4)', () => {
  expect(missingToOpen(facts())).toEqual(['address', 'tax', 'menu', 'agreements', 'seller'])
})

test('Tables are needed for dine-in and zones for delivery (SETUP-4)', () => {
  const { paymentMethods, hours } = base('DE')
  const all = facts({ bizTypes: [1100, 1200, 1300], paymentMethods, hours })
  expect(openingChecklist(all).map(({ item }) => item)).toEqual(expect.arrayContaining(['tables', 'zones']))
  expect(missingToOpen(all)).toContain('payment')
  expect(missingToOpen({ ...all, tableCount: 1 })).not.toContain('tables')
})

test('A zone around a store without a position delivers nowhere; one by postcode does (SETUP-4)', () => {
  const zone = { zoneId: 'z', name: {}, fee: money(0), minimumDeliveryFee: money(0) }
  const circle = { ...zone, shape: { kind: 'circle' as const, radius: 2000 } }
  const byPostcode = { ...zone, shape: { kind: 'postcodes' as const, countryCode: 'DE', postcodes: ['10115'] } }
  const missing = (over: Partial<ShopConfig>) => missingToOpen(facts({ bizTypes: [1200], ...over }))
  expect(missing({ deliveryZones: [circle] })).toContain('zones')
  expect(missing({ deliveryZones: [byPostcode] })).not.toContain('zones')
  expect(missing({ deliveryZones: [circle], point: { latitude: 52.5, longitude: 13.4 } })).not.toContain('zones')
})

test('A menu counts when a dish on sale is in one of its groups (SETUP-4)', () => {
  for (const [menu, done] of [
    [menuWith(true), true],
    [menuWith(false), false],
    [menuWith(true, []), false],
  ] as const)
    expect(openingChecklist(facts({}, { menu })).find(({ item }) => item === 'menu')?.done).toBe(done)
})

test('Tax is decided by a tax, by saying that there is none, or by a country without one (SETUP-4)', () => {
  expect(missingToOpen(facts({ taxFree: true }))).not.toContain('tax')
  expect(missingToOpen({ ...facts(), config: base('HK') })).not.toContain('tax')
  expect(missingToOpen({ ...facts(), config: base('US') })).toContain('tax')
})
