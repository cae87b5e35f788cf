import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { SHOP, testApp } from '../../testing/index.ts'

const app = testApp()

test('The duration of a delivery is shown once its address is known, with the travel time (ORDER-6)', async () => {
  const ann = app.guest()
  const minutesOf = async (orderType: 1200 | 1300, own: { addressId?: string } = {}) => {
    const { cartId } = await ann.fillCart(['soup'], { businessType: orderType })
    return (await ann.must(contract.order.calculate, { shopId: SHOP, cartId, orderType, ...own })).readyMinutes
  }
  const draft = { countryCode: 'GB', city: 'Bristol', postcode: 'BS1 4QA', street1: '2 Quay' }
  const person = { firstName: 'Ann', lastName: 'Guest', phoneNumber: '07700900123', isoCode: 'GB' }
  const point = { latitude: 51.451, longitude: -2.59 }
  const { addressId } = await ann.must(contract.address.create, { ...draft, ...person, ...point })
  expect(await minutesOf(1300)).toBe(20)
  expect(await minutesOf(1200)).toBeUndefined()
  expect(await minutesOf(1200, { addressId })).toBeGreaterThan(20)
})
