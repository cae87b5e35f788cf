import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { byCard, ownMethodsKitchen, SHOP, testApp } from '../../testing/index.ts'

const app = testApp({
  brand: ownMethodsKitchen({ shop: { paymentMethods: { 1300: ['16_msBalance', '17_giftCard'] } } }),
})

test('A store that accepts only member payment methods takes orders, which those methods pay (PAY-5)', async () => {
  const ann = await app.member({ card: 5000, password: '135790' })
  const cart = await ann.fillCart(['soup'])
  const { paymentMethods } = await ann.must(contract.order.calculate, {
    shopId: SHOP,
    cartId: cart.cartId,
    orderType: 1300,
    dinnerTime: 'asap',
  })
  expect(paymentMethods).toEqual(['16_msBalance', '17_giftCard'])
  expect(await ann.submit(cart, { paymentMethod: '12_bankCard' })).toMatchObject({ refused: 'methodNotOffered' })
  const placed = await ann.submit(cart, { paymentMethod: '16_msBalance' })
  if (!('orderId' in placed)) throw new Error(JSON.stringify(placed))
  expect(await ann.payBy(placed.orderId, [byCard(ann, 1250, { securityCode: '135790' })])).toMatchObject({
    paymentState: 'paid',
  })
  expect(await ann.standing(placed.orderId)).toBe('placed/paid')
})
