import { expect, test } from 'vitest'
import { testShop } from '../test-shop.ts'
import { printed } from './printed.ts'

test('Printed texts are stored without empty ones, and read back as a form shows them (STORE-3)', () => {
  const config = printed.into(testShop(), {
    receipt: { header: { en_US: 'Since 1964', ar: '' }, footer: {}, logo: true },
    tableCard: { header: {}, footer: {}, logo: false },
  })
  expect(config.receipt).toEqual({ header: { en_US: 'Since 1964' }, logo: true })
  expect(printed.of(config).receipt).toEqual({ header: { en_US: 'Since 1964' }, footer: {}, logo: true })
})
