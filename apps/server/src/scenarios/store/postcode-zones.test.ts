import { address as addressCalls } from '@comanda/contract/address'
import { order as orderCalls } from '@comanda/contract/order'
import { money } from '@comanda/domain/money'
import { expect, test } from 'vitest'
import { dataOf } from '../../testing/actor.ts'
import { testApp } from '../../testing/index.ts'

const app = testApp()
const draft = { countryCode: 'GB', street1: '1 Quay', city: 'Bristol', firstName: 'Ann', lastName: 'Lee' }

test('The server prices a delivery by the postcode of the address (PRICE-6)', async () => {
  const zone = { name: { en_US: 'City' }, minimumDeliveryFee: money(0) }
  const shape = (postcodes: string[]) => ({ kind: 'postcodes' as const, countryCode: 'GB', postcodes })
  await app.changeShop({
    deliveryZones: [
      { ...zone, zoneId: 'centre', shape: shape(['BS1 4*']), fee: money(250) },
      { ...zone, zoneId: 'outside', shape: shape(['BS2*', 'BS3*']), fee: money(450) },
    ],
  })
  const ann = app.guest()
  const { shopId } = app.shop.config
  const saved = async (postcode: string) => dataOf(await ann.call(addressCalls.create, { ...draft, postcode }))
  const quoted = async (addressId: string) => {
    const cart = await ann.cart({ businessType: 1200 })
    return dataOf(
      await ann.call(orderCalls.calculate, {
        shopId,
        orderType: 1200,
        cartId: cart.cartId,
        addressId,
      }),
    )
  }
  await ann.fillCart(['soup'], { businessType: 1200 })
  const near = await saved('bs1 4qa')
  const outside = await saved('BS3 1AB')
  const away = await saved('EC1A 1BB')
  expect((await quoted(near.addressId)).calculation.deliveryFee).toBe(250)
  expect((await quoted(outside.addressId)).calculation.deliveryFee).toBe(450)
  expect((await quoted(away.addressId)).problems).toContainEqual({ problem: 'outOfReach' })
  const { addresses } = dataOf(await ann.call(addressCalls.query, { shopId }))
  expect(addresses.map(({ reach }) => reach?.kind)).toEqual(['inReach', 'inReach', 'outOfReach'])
  const shown = await ann.cart({ businessType: 1200, deliverTo: { postcode: 'BS3 1AB', countryCode: 'GB' } })
  expect(shown.zone).toMatchObject({ zoneId: 'outside', fee: 450 })
})
