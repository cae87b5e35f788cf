import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testGuest } from '../../../testing/test-caller.ts'
import { NOON, PRICE } from '../order-test-house.ts'
import { code, staff, testOrdering } from '../ordering-test-house.ts'

const { database, house, placed, pay, now } = testOrdering()

describe('paying', () => {
  test('an order reaches the store when it is paid, and gets its number then · PAY-9', async () => {
    const caller = testGuest()
    const order = await placed(caller)
    expect(order.state).toBe('awaitingPayment')
    expect(await pay(order.orderId)).toBe('paid')
    expect(await now(caller, order.orderId)).toMatchObject({ state: 'placed', payState: 'paid', callNumber: /\d+/ })
  })

  test('money that comes twice counts once, however it races · M7', async () => {
    const caller = testGuest()
    const { orderId } = await placed(caller)
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(orderId)))
    expect(answers.filter(answer => answer === 'paid')).toHaveLength(1)
    expect(answers.filter(answer => answer === 'repeat')).toHaveLength(19)
  })

  test('another amount than the order’s changes nothing · W1', async () => {
    const caller = testGuest()
    const { orderId } = await placed(caller)
    expect(await pay(orderId, PRICE - 1)).toBe('wrongAmount')
    expect((await now(caller, orderId)).payState).toBe('unpaid')
  })

  test('an unpaid order is cancelled after 15 minutes, its stock and slot come back once · S2', async () => {
    const here = await house()
    await here.stock('plum', 4)
    const caller = testGuest()
    const start = '2026-11-21T20:00:00.000Z'
    const { orderId } = await placed(caller, { foodId: 'plum', dinnerTime: start })
    expect(await here.left('plum')).toBe(3)
    here.clock.set(NOON + 14 * 60_000)
    await here.order.watchdog.sweep()
    expect(await here.left('plum')).toBe(3)
    here.clock.set(NOON + 15 * 60_000)
    await Promise.all(Array.from({ length: 8 }, () => here.order.watchdog.sweep()))
    expect(await now(caller, orderId)).toMatchObject({ state: 'cancelled', payState: 'unpaid', reason: 'unpaid' })
    expect(await here.left('plum')).toBe(4)
    expect(await here.slotTaken(start)).toBe(0)
  })

  test('money that arrives for a cancelled order goes back, and the order stays cancelled · M8', async () => {
    const here = await house()
    const caller = testGuest()
    const { orderId } = await placed(caller)
    await here.order.handlers.cancel(caller, { orderId, reason: '' })
    expect(await pay(orderId)).toBe('refunding')
    expect(await here.refunds()).toContain(orderId)
    expect(await now(caller, orderId)).toMatchObject({ state: 'cancelled', payState: 'refunding' })
    await database().inTx(tx => here.order.payments.orderRefunded(tx, { corporationId: 1, orderId, ref: 'r1' }))
    expect((await now(caller, orderId)).payState).toBe('refunded')
  })

  test('cancelling and paying at the same moment never leaves money with a cancelled order · O4 M8', async () => {
    const here = await house()
    const caller = testGuest()
    const orders = await Promise.all([placed(caller), placed(caller), placed(caller)])
    await Promise.all(
      orders.flatMap(({ orderId }) => [
        pay(orderId),
        here.order.handlers.cancel({ ...caller, requestId: randomUUID() }, { orderId, reason: '' }),
      ]),
    )
    for (const { orderId } of orders) {
      expect(await now(caller, orderId)).toMatchObject({ state: 'cancelled', payState: 'refunding' })
      expect((await here.refunds()).filter(id => id === orderId)).toHaveLength(1)
    }
  })

  test('a guest who pays at the venue after all is with the store unpaid, and staff settles · PAY-3', async () => {
    const here = await house()
    const caller = testGuest()
    const { orderId } = await placed(caller)
    const input = { corporationId: 1, orderId, owner: caller.session.owner }
    expect(await database().inTx(tx => here.order.payments.payAtVenue(tx, { ...input, owner: 'g:other' }))).toBe(false)
    expect(await database().inTx(tx => here.order.payments.payAtVenue(tx, input))).toBe(true)
    expect(await now(caller, orderId)).toMatchObject({ state: 'placed', payState: 'unpaid', paymentMethod: 'out-line' })
    expect(await database().inTx(tx => here.order.board.settle(tx, staff, orderId))).toMatchObject({ payState: 'paid' })
    expect(code(await database().inTx(tx => here.order.board.settle(tx, staff, orderId)))).toBe('orderMoved')
  })
})
