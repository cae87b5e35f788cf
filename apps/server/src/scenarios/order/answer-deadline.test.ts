import { contract } from '@comanda/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  BUFFET_NOON,
  buffetAt,
  buffetRule,
  buffetTable,
  dataOf,
  harbourKitchen,
  NOON,
  PRAWN,
  SHOP,
  testApp,
} from '../../testing/index.ts'

const MINUTE = 60_000
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

describe('the time in which a store answers an order', () => {
  const app = testApp({
    brand: harbourKitchen({
      shop: {
        acceptWithin: 600,
        hours: {
          1300: [{ weekdays: EVERY_DAY, from: 660, to: 840 }],
          1100: [{ weekdays: EVERY_DAY, from: 660, to: 840 }],
        },
        slots: { 1300: { leadMinutes: 30, intervalMinutes: 15, capacity: 20, daysAhead: 1, asap: true } },
        paymentMethods: { 1300: ['12_bankCard', 'out-line'], 1100: ['12_bankCard', 'out-line'] },
      },
    }),
  })
  const sweep = () => app.modules.order.watchdog.sweep()
  beforeEach(() => app.clock.set(NOON))

  test('Placed while the store is closed it counts from the next opening (O2)', async () => {
    const opening = NOON + 23 * 60 * MINUTE
    app.clock.set(NOON + 8 * 60 * MINUTE)
    const ann = app.guest()
    const dinnerTime = new Date(opening + 30 * MINUTE).toISOString()
    const { orderId } = await ann.order({ dinnerTime, paymentMethod: 'out-line' })
    const shown = await app.staff().must(contract.order.orderDetail, { orderId })
    expect(shown.answerBefore).toBe(new Date(opening + 10 * MINUTE).toISOString())
    app.clock.set(opening + 10 * MINUTE - 1)
    await sweep()
    expect(await ann.standing(orderId)).toBe('placed/unpaid')
    app.clock.advance(1)
    await sweep()
    expect(await ann.standing(orderId)).toBe('rejected/unpaid')
  })

  test('Placed for tomorrow it counts from an hour before its preparation, not from tonight (ORDER-11)', async () => {
    const ann = app.guest()
    const start = NOON + 25 * 60 * MINUTE
    const { orderId } = await ann.order({ dinnerTime: new Date(start).toISOString(), paymentMethod: 'out-line' })
    const board = await app.staff().must(contract.order.orderDetail, { orderId })
    const deadline = Date.parse(board.answerBefore ?? '')
    expect(deadline).toBeLessThanOrEqual(start - 50 * MINUTE)
    expect(deadline).toBeGreaterThan(NOON + 23 * 60 * MINUTE)
    app.clock.set(NOON + 12 * 60 * MINUTE)
    await sweep()
    expect(await ann.standing(orderId)).toBe('placed/unpaid')
    app.clock.set(deadline)
    await sweep()
    expect(await ann.standing(orderId)).toBe('rejected/unpaid')
  })

  test('An order that was settled in person never times out, alone or on a table bill (PAY-3, O2)', async () => {
    const ann = app.guest()
    const alone = await ann.order({ paymentMethod: 'out-line' })
    const round = await ann.order({ orderType: 1100, tableId: 'T9', paymentMethod: 'out-line' })
    const manager = app.staff('manager')
    await manager.must(contract.order.settle, { orderId: alone.orderId })
    const { bill } = await ann.must(contract.bill.calConfirm, { shopId: SHOP, tableId: 'T9' })
    await manager.must(contract.bill.settleTableBill, {
      shopId: SHOP,
      billId: bill?.billId ?? '',
      expectedAmount: bill?.restAmount ?? 0,
    })
    app.clock.advance(60 * MINUTE)
    await sweep()
    await app.settle()
    for (const { orderId } of [alone, round]) {
      expect(await ann.standing(orderId)).toBe('placed/paid')
      await manager.accept(orderId)
    }
    expect(await app.audit()).toEqual([])
  })
})

describe('a round of a buffet', () => {
  const app = testApp({ brand: 'demo', clock: BUFFET_NOON })
  const here = buffetAt(
    app,
    buffetTable(it => it.playerMode),
  )
  const sweep = () => app.modules.order.watchdog.sweep()

  test('Is not rejected while the buffet’s time runs, and as any order once it is over (CART-13)', async () => {
    const ana = app.guest()
    await here.init(ana)
    dataOf(await here.open(ana, 2))
    dataOf(await here.add(ana, PRAWN))
    const { orderId } = dataOf(await here.submit(ana, await here.query(ana)))
    const minutes = buffetRule?.stayMinutes ?? 0
    expect(minutes).toBeGreaterThan(30)
    app.clock.advance((minutes - 1) * MINUTE)
    await sweep()
    expect(await ana.standing(orderId)).toBe('placed/unpaid')
    app.clock.advance(2 * MINUTE)
    await sweep()
    expect(await ana.standing(orderId)).toBe('rejected/unpaid')
  })
})
