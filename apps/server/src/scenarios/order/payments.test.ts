import { contract } from '@comanda/contract'
import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import { harbourDish, harbourKitchen, NOON, PRICE, refusedAs, testApp } from '../../testing/index.ts'

const slots = { 1300: { leadMinutes: 0, intervalMinutes: 15, capacity: 3, daysAhead: 2, asap: true } }
const app = testApp({
  brand: harbourKitchen({ dishes: [harbourDish('soup'), harbourDish('plum')], stock: { plum: 4 }, shop: { slots } }),
})
const sam = app.staff()

/** The payment's word that money has come for an order. */
const pay = (orderId: string, amount = PRICE) =>
  app.db.inTx(tx =>
    app.modules.order.payments.orderPaid(tx, {
      corporationId: app.corporationId,
      orderId,
      amount: money(amount),
      earning: money(amount),
      paymentMethod: '12_bankCard',
      ref: randomUUID(),
    }),
  )
const slotsTaken = async () =>
  (await app.sql<{ used: number }>('select coalesce(sum(used), 0)::int as used from slot_use'))[0]?.used

describe('paying', () => {
  test('An order reaches the store when it is paid, and gets its number then (PAY-9)', async () => {
    const ann = app.guest()
    const order = await ann.order()
    expect(order.state).toBe('awaitingPayment')
    expect(await ann.pay(order.orderId)).toMatchObject({ paymentState: 'paid' })
    expect(await ann.detail(order.orderId)).toMatchObject({
      state: 'placed',
      payState: 'paid',
      callNumber: expect.stringMatching(/\d+/),
    })
  })

  test('Money that arrives twice counts once, also concurrently (M7)', async () => {
    const { orderId } = await app.guest().order()
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(orderId)))
    expect(answers.filter(answer => answer === 'paid')).toHaveLength(1)
    expect(answers.filter(answer => answer === 'repeat')).toHaveLength(19)
  })

  test('Another amount than the order’s changes nothing (W1)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    expect(await pay(orderId, PRICE - 1)).toBe('wrongAmount')
    expect((await ann.detail(orderId)).payState).toBe('unpaid')
  })

  test('An unpaid order is cancelled after 15 minutes, and stock and slot are returned once (S2)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order({ dishes: ['plum'], dinnerTime: '2026-11-21T20:00:00.000Z' })
    expect([await app.stock('plum'), await slotsTaken()]).toEqual([3, 1])
    app.clock.set(NOON + 14 * 60_000)
    await app.modules.order.watchdog.sweep()
    expect(await app.stock('plum')).toBe(3)
    app.clock.set(NOON + 15 * 60_000)
    await Promise.all(Array.from({ length: 8 }, () => app.modules.order.watchdog.sweep()))
    expect(await ann.detail(orderId)).toMatchObject({ state: 'cancelled', payState: 'unpaid', reason: 'unpaid' })
    expect([await app.stock('plum'), await slotsTaken()]).toEqual([4, 0])
    app.clock.set(NOON)
  })

  test('Money that arrives for a cancelled order is refunded, and the order stays cancelled (M8)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    await ann.call(contract.order.cancel, { orderId })
    expect(await pay(orderId)).toBe('refunding')
    // The refund is a job, which may be done already.
    const refunded = { state: 'cancelled', payState: expect.stringMatching(/^refund(?:ing|ed)$/) }
    expect(await ann.detail(orderId)).toMatchObject(refunded)
    await app.settle()
    expect((await ann.detail(orderId)).payState).toBe('refunded')
  })

  test('Cancelling and paying at the same time never leaves money with a cancelled order (O4, M8)', async () => {
    const ann = app.guest()
    const orders = [await ann.order(), await ann.order(), await ann.order()]
    await Promise.all(orders.flatMap(({ orderId }) => [ann.pay(orderId), ann.call(contract.order.cancel, { orderId })]))
    await app.settle()
    for (const { orderId } of orders) {
      expect(await ann.standing(orderId)).toMatch(/^cancelled\/(unpaid|refunded)$/)
      expect(await app.received(orderId)).toBe(0)
    }
    expect(await app.audit()).toEqual([])
  })

  test('A guest who changes to paying at the venue sends the order unpaid, and staff settle it (PAY-3)', async () => {
    const [ann, eve] = [app.guest(), app.guest()]
    const { orderId } = await ann.order()
    expect(refusedAs(await eve.pay(orderId, { method: 'out-line' }))).toBe('notFound')
    expect(await ann.pay(orderId, { method: 'out-line' })).toMatchObject({ paymentState: 'outLine' })
    expect(await ann.detail(orderId)).toMatchObject({ state: 'placed', payState: 'unpaid', paymentMethod: 'out-line' })
    expect(await sam.call(contract.order.settle, { orderId })).toMatchObject({ payState: 'paid' })
    expect(refusedAs(await sam.call(contract.order.settle, { orderId }))).toBe('orderMoved')
  })
})
