import { expect, test } from 'vitest'
import { testCustomer } from '../../../testing/test-caller.ts'
import type { OrderMail } from '../../../ports/order.ts'
import { staff, testOrdering } from '../ordering-test-house.ts'

const { house, placed, pay, database } = testOrdering()

const wanting = (customerId: number) => {
  const caller = testCustomer(customerId)
  return { ...caller, session: { ...caller.session, orderNews: true } }
}

test('PAID and rejected: placed is told once it is paid, then what goes back · ORDER-9 M8', async () => {
  const here = await house()
  const told: OrderMail[] = []
  here.deps.orderEvents = [{ mail: async (_tx, mail) => void told.push(mail) }]
  const { orderId } = await placed(wanting(4001))
  expect(told).toEqual([])
  await pay(orderId)
  await database().inTx(tx => here.order.board.reject(tx, staff, { orderId, reason: 'No gas' }))
  expect(told.map(one => [one.customerId, one.template, one.params['refund']])).toEqual([
    [4001, 'orderPlaced', ''],
    [4001, 'orderRejected', ' £12.50 is on its way back to how you paid.'],
  ])
})

test('a try that is never paid is never told of', async () => {
  const here = await house()
  const told: OrderMail[] = []
  here.deps.orderEvents = [{ mail: async (_tx, mail) => void told.push(mail) }]
  const caller = wanting(4002)
  const { orderId } = await placed(caller)
  await here.order.handlers.cancel({ ...caller, requestId: 'news-cancel-4002' }, { orderId, reason: '' })
  expect(told).toEqual([])
})
