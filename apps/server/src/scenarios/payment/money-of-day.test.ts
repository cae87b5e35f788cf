import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import { expect, test } from 'vitest'
import { moneyMovedAt } from '../../modules/payment/index.ts'
import { SHOP, testApp, allThree, HOLDINGS, ownMethodsKitchen } from '../../testing/index.ts'

const app = testApp({ brand: ownMethodsKitchen() })

const HOUR = 60 * 60_000
const moved = async (from: number, until: number) =>
  (await moneyMovedAt(app.db, { corporationId: 1, shopId: SHOP, from, until })).map(
    ({ what, paymentMethod, count, amount }) => `${what} ${paymentMethod} ${count} ${amount}`,
  )

test('Money counts on the day it moved, by payment method: paid on one day, refunded on another (M9)', async () => {
  const first = app.clock()
  const ann = await app.member(HOLDINGS)
  const { orderId } = await ann.order()
  await ann.payBy(orderId, allThree(ann))
  await app.settle()
  app.clock.advance(24 * HOUR)
  const second = app.clock()
  await app.db.inTx(tx =>
    app.modules.payment.requestPartialRefund(tx, {
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
  await app.jobs.idle()
  expect(await moved(first, first + HOUR)).toEqual([
    'returning 12_bankCard 1 125',
    'taken 12_bankCard 1 250',
    'taken 16_msBalance 1 500',
    'taken 16_msPoint 1 300',
    'taken 17_giftCard 1 200',
  ])
  await app.settle()
  expect(await moved(first, first + HOUR)).toHaveLength(4)
  expect(await moved(second, second + HOUR)).toEqual([
    'returned 12_bankCard 1 125',
    'returned 16_msBalance 1 250',
    'returned 16_msPoint 1 150',
    'returned 17_giftCard 1 100',
  ])
})
