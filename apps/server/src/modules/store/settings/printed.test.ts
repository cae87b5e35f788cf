import { expect, test } from 'vitest'
import { testShop } from '../test-shop.ts'
import { printed } from './printed.ts'

test('Printed texts are stored without empty ones, and read back as a form shows them (STORE-3)', () => {
  const config = printed.into(testShop(), {
    receipt: { header: { en_US: 'Since 1964', ar: '' }, footer: {}, logo: false, language: 'guest' },
    tableCard: { header: {}, footer: {}, logo: true, languages: ['ar', 'en_US'], wifiName: 'Guests', wifiPassword: '' },
  })
  expect(config.receipt).toEqual({ header: { en_US: 'Since 1964' }, language: 'guest' })
  expect(printed.of(config).receipt).toEqual({
    header: { en_US: 'Since 1964' },
    footer: {},
    logo: false,
    language: 'guest',
  })
  expect(config.tableCard).toEqual({ logo: true, languages: ['ar', 'en_US'], wifiName: 'Guests' })
  expect(printed.of(config).tableCard).toMatchObject({ logo: true, wifiName: 'Guests', wifiPassword: '' })
})
