import { contract } from '@comanda/contract'
import { describe, expect, test } from 'vitest'
import { harbourDish, harbourKitchen, NOON, refusedAs, SHOP, requestId, testApp } from '../../testing/index.ts'

const soup = harbourDish('soup', { displayName: { en_US: 'Dish soup', zh_CN: '汤' } })
const app = testApp({
  brand: harbourKitchen({ dishes: [soup, harbourDish('fig')], shop: { languages: ['en_US', 'zh_CN'] } }),
})
const sam = app.staff()
const atVenue = { paymentMethod: 'out-line' } as const
const MINUTE = 60_000
const soon = new Date(NOON + 20 * MINUTE)
const board = async (done = false) => (await sam.must(contract.order.board, { shopId: SHOP, done })).orders

describe('the store', () => {
  test('Accepts with a promise, prepares, calls and completes an order, and each step is recorded (ORDER-9, L2)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order(atVenue)
    await sam.accept(orderId)
    await sam.must(contract.order.start, { orderId })
    const later = new Date(NOON + 30 * MINUTE).toISOString()
    await sam.must(contract.order.delay, { orderId, promisedAt: later })
    await sam.must(contract.order.ready, { orderId })
    await sam.must(contract.order.complete, { orderId })
    const order = await ann.detail(orderId)
    expect(order.steps.map(step => [step.state, step.by])).toEqual([
      ['placed', 'guest'],
      ['accepted', 'staff'],
      ['preparing', 'staff'],
      ['ready', 'staff'],
      ['completed', 'staff'],
    ])
    expect(order.promisedAt).toBe('2026-11-21T12:30:00.000Z')
    // The guest sees that the promised time was changed, and when.
    expect(order.newTimeAt).toBe(new Date(NOON).toISOString())
    const story = await app.sql<{ by_id: string }>(
      'select by_id from order_event where order_id = $1 and version > 1',
      [orderId],
    )
    expect(story).toHaveLength(5)
    expect(story.every(row => `s:${row.by_id}` === sam.owner)).toBe(true)
  })

  test('Cannot skip, go back, or change another store’s order (O4, A1)', async () => {
    const { orderId } = await app.guest().order(atVenue)
    expect(refusedAs(await sam.call(contract.order.complete, { orderId }))).toBe('orderMoved')
    expect(refusedAs(await sam.call(contract.order.handOver, { orderId }))).toBe('orderMoved')
    const stranger = app.staff('staff', { shopIds: [7] })
    const promised = { orderId, promisedAt: soon.toISOString() }
    expect(refusedAs(await stranger.call(contract.order.accept, promised))).toBe('notFound')
    expect(refusedAs(await stranger.call(contract.order.board, { shopId: SHOP }))).toBe('notYourShop')
    await sam.accept(orderId)
    expect(refusedAs(await sam.call(contract.order.accept, promised))).toBe('orderMoved')
  })

  test('An unpaid order is not on the board; a paid one is, once (O7)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    const shown = async () => (await board()).filter(order => order.orderId === orderId)
    expect(await shown()).toHaveLength(0)
    await ann.pay(orderId)
    expect(await shown()).toHaveLength(1)
  })

  test('Lists ended orders newest first, and is notified when an order ends (ORDER-9)', async () => {
    const { orderId } = await app.guest().order(atVenue)
    app.clock.set(NOON + MINUTE)
    await sam.reject(orderId, 'No gas')
    expect((await board(true))[0]).toMatchObject({ orderId, state: 'rejected', moves: [] })
    expect((await board()).map(order => order.orderId)).not.toContain(orderId)
    const versions = await app.modules.order.watchable.shop.versionsOf(app.corporationId, [String(SHOP)])
    expect(versions.get(String(SHOP))).toBe(NOON + MINUTE)
    app.clock.set(NOON)
  })

  test('A rejected order returns stock and money with its reason (M8, S2)', async () => {
    await app.setStock('fig', 2)
    const ann = app.guest()
    const { orderId } = await ann.order({ dishes: ['fig'] })
    await ann.pay(orderId)
    await app.settle()
    expect([await app.stock('fig'), await app.received(orderId)]).toEqual([1, 1250])
    await sam.reject(orderId, 'The oven is broken')
    expect(await ann.detail(orderId)).toMatchObject({
      state: 'rejected',
      payState: 'refunding',
      reason: 'The oven is broken',
    })
    await app.settle()
    expect([await app.stock('fig'), await app.received(orderId)]).toEqual([2, 0])
  })

  test('An order without an answer in time is rejected and refunded, once for any number of watchdogs (O2, M8)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    await ann.pay(orderId)
    await app.settle()
    app.clock.set(NOON + 301_000)
    await Promise.all(Array.from({ length: 8 }, () => app.modules.order.watchdog.sweep()))
    expect(await ann.detail(orderId)).toMatchObject({ state: 'rejected', payState: 'refunding', reason: 'noAnswer' })
    await app.settle()
    expect([app.inCardBook(orderId), await app.received(orderId)]).toEqual([['refunded'], 0])
    app.clock.set(NOON)
  })

  test('Reads the dishes in its own language, whatever the guest’s (ORDER-9)', async () => {
    const ann = app.guest({ language: 'zh-CN' })
    const { orderId } = await ann.order(atVenue)
    expect((await ann.detail(orderId)).lines[0]?.displayName).toBe('汤')
    const shown = await sam.must(contract.order.orderDetail, { orderId })
    expect(shown.lines[0]?.displayName).toBe('Dish soup')
  })

  test('A store that checks orders first: submit is polled until it can be paid (LOGIN-8, ORDER-4)', async () => {
    await app.changeShop({ checkOrderRequiresIn4Hours: true })
    const ann = app.guest()
    const cart = await ann.fillCart(['soup'])
    const once = { requestId: requestId() }
    const first = await ann.submit(cart, {}, once)
    expect(first).toMatchObject({ refused: 'orderChecking' })
    await app.changeShop({ checkOrderRequiresIn4Hours: false })
    const { orderId } = (first as { data: { orderId: string } }).data
    expect(await ann.submit(cart, {}, once)).toEqual(first)
    await sam.accept(orderId)
    expect(await ann.submit(cart, {}, once)).toMatchObject({ orderId, state: 'awaitingPayment' })
    expect(await ann.pay(orderId)).toMatchObject({ paymentState: 'paid' })
    expect(await ann.detail(orderId)).toMatchObject({ state: 'accepted', promisedAt: soon.toISOString() })
  })
})
