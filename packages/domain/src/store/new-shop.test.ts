import { expect, test } from 'vitest'
import { checkHours } from './check-hours.ts'
import { newShopConfig } from './new-shop.ts'
import { isOpenToGuests } from './shop-state.ts'

const yen = { currencyCode: 'JPY', currencySymbol: '¥', internationalSystemOfUnits: 0 }
const shop = newShopConfig({
  shopId: 3,
  brandId: 1,
  shopName: { en_US: 'Harbour' },
  countryCode: 'JP',
  timeZone: 'Asia/Tokyo',
  languages: ['en_US'],
  currency: yen,
  taxes: [],
  paymentMethods: ['12_bankCard', 'out-line'],
})

test('Guests see a store only once it is open (STORE-1)', () => {
  expect(isOpenToGuests(shop)).toBe(false)
  expect(isOpenToGuests({ ...shop, state: 'closed' })).toBe(false)
  expect(isOpenToGuests({ ...shop, state: 'open' })).toBe(true)
  expect(isOpenToGuests({})).toBe(true)
})

test('A new store has valid hours and takes what guests have with the brand; delivery is not paid at the venue (STORE-1)', () => {
  const ways = ([1100, 1200, 1300] as const).map(bizType => ({
    bizType,
    on: true,
    windows: shop.hours[bizType] ?? [],
    ...(shop.slots[bizType] && { slots: shop.slots[bizType] }),
  }))
  expect(checkHours(ways)).toEqual([])
  const own = ['16_msPoint', '16_msBalance', '17_giftCard']
  expect(shop.paymentMethods).toEqual({
    1100: ['12_bankCard', 'out-line', ...own],
    1200: ['12_bankCard', ...own],
    1300: ['12_bankCard', 'out-line', ...own],
  })
})
