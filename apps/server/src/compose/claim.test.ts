import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { SHOP, testHouse } from '../modules/order/order-test-house.ts'
import { testDatabase } from '../testing/index.ts'
import { instantJobs } from '../testing/instant-jobs.ts'
import { testCustomer, testGuest } from '../testing/test-caller.ts'
import { claimTwice } from './claim.ts'

const database = testDatabase()

test('an order that was under way as its guest signed in is in the account a minute later · LOGIN-3, O1', async () => {
  const here = await testHouse(database())
  const [guest, account] = [testGuest(), testCustomer(907)]
  const jobs = { ...instantJobs(), start: async () => {}, stop: async () => {} }
  const adopt = claimTwice({ db: database(), jobs, clock: here.clock }, (tx, { corporationId, from, to }) =>
    here.order.claimOrders(tx, corporationId, from, to),
  )
  const own = async () => {
    const listed = await here.order.handlers.list(account, { state: 'active', search: '', pageSize: 10 })
    return 'orders' in listed ? listed.orders.length : 0
  }
  const order = async () =>
    here.order.handlers.submit(
      { ...guest, requestId: randomUUID() },
      {
        shopId: SHOP,
        cartId: await here.cart(guest.session.owner),
        orderType: 1300,
        utensils: -1,
        executeList: [],
        cartVersion: 1,
        expectedTotal: 1250,
        people: 1,
        remark: '',
        dinnerTime: 'asap',
        contact: { phoneNumber: '5550100', countryCode: '44', isoCode: 'GB', firstName: 'Ann', lastName: 'Guest' },
        paymentMethod: 'out-line',
      },
    )
  await order()
  jobs.hold(true)
  await database().inTx(tx => adopt(tx, { corporationId: 1, from: guest.session.owner, to: account.session.owner }))
  await order()
  expect(await own()).toBe(1)
  jobs.hold(false)
  await jobs.idle()
  expect(await own()).toBe(2)
})
