import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { movedAt } from '../modules/payment/index.ts'
import { SHOP } from '../modules/order/order-test-house.ts'
import { testDatabase } from '../testing/index.ts'
import { allThree, type MeansHouse, meansHouse, someone } from './means-test-house.ts'

const database = testDatabase()
let house: MeansHouse
beforeAll(async () => {
  house = await meansHouse(database())
})
afterAll(() => house.close())

const HOUR = 60 * 60_000
const moved = async (from: number, until: number) =>
  (await movedAt(database(), { corporationId: 1, shopId: SHOP, from, until })).map(
    ({ what, paymentMethod, count, amount }) => `${what} ${paymentMethod} ${count} ${amount}`,
  )

test('MONEY counts on the day it moved, by means: taken on one, given back on another · M9', async () => {
  const first = house.clock()
  const ann = someone()
  const own = await house.purse(ann)
  const orderId = await house.order1(ann)
  await house.payBy(ann, orderId, allThree(own))
  await house.settle()
  house.clock.advance(24 * HOUR)
  const second = house.clock()
  await database().inTx(tx =>
    house.payment.askPartialRefund(tx, {
      corporationId: 1,
      kind: 'order',
      payableId: orderId,
      shopId: SHOP,
      causeKey: randomUUID(),
      amount: money(625),
      reason: 'cold',
      by: { kind: 'staff', id: 's:1', name: 'Sam' },
      waits: () => false,
    }),
  )
  await house.jobs.idle()
  expect(await moved(first, first + HOUR)).toEqual([
    'returning 12_bankCard 1 125',
    'taken 12_bankCard 1 250',
    'taken 16_msBalance 1 500',
    'taken 16_msPoint 1 300',
    'taken 17_giftCard 1 200',
  ])
  await house.settle()
  expect(await moved(first, first + HOUR)).toHaveLength(4)
  expect(await moved(second, second + HOUR)).toEqual([
    'returned 12_bankCard 1 125',
    'returned 16_msBalance 1 250',
    'returned 16_msPoint 1 150',
    'returned 17_giftCard 1 100',
  ])
})
