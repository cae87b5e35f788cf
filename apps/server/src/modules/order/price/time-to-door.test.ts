import { isRefusal } from '@comanda/contract/core'
import { expect, test } from 'vitest'
import { testGuest } from '../../../testing/test-caller.ts'
import { createOrder } from '../index.ts'
import { SHOP, testLine } from '../order-test-house.ts'
import { testOrdering } from '../ordering-test-house.ts'

const { house } = testOrdering()

/** The minutes an order is said to take, by how it is had and where it goes. */
async function minutesOf(orderType: 1200 | 1300, own: { addressId?: string } = {}): Promise<number | undefined> {
  const here = await house()
  const { handlers } = createOrder({ ...here.deps, slotChoice: async () => ({ asap: true, days: [] }) })
  const caller = testGuest()
  const cartId = await here.cart(caller.session.owner, { lines: [testLine('soup')], bizType: orderType })
  const input = { shopId: SHOP, cartId, orderType, utensils: -1, executeList: [], asLast: false, ...own }
  const answer = await handlers.calculate(caller, input)
  if (isRefusal(answer) || !('calculation' in answer)) throw new Error('not worked out')
  return answer.readyMinutes
}

test('how long a delivery takes is told once its address is known, with the way there · ORDER-6', async () => {
  expect(await minutesOf(1300)).toBe(20)
  expect(await minutesOf(1200)).toBeUndefined()
  expect(await minutesOf(1200, { addressId: 'near' })).toBeGreaterThan(20)
})
