import { isRefusal } from '@comanda/contract/core'
import { describe, expect, test } from 'vitest'
import { servedShop, type StaffShop } from '../../../platform/http/index.ts'
import { testGuest, testStaff } from '../../../testing/test-caller.ts'
import { NOON, PRICE, SHOP } from '../order-test-house.ts'
import { code, soon, staff, testOrdering } from '../ordering-test-house.ts'

const { database, house, placed, pay, now } = testOrdering()
const shop = servedShop(staff, SHOP) as StaffShop

describe('the store', () => {
  test('accepts with a promise, makes, calls out and closes an order; each step is in its story · ORDER-9 L2', async () => {
    const here = await house()
    const caller = testGuest()
    const { orderId } = await placed(caller, { paymentMethod: 'out-line' })
    const { board } = here.order
    await database().inTx(tx => board.accept(tx, staff, { orderId, promisedAt: soon }))
    await database().inTx(tx => board.start(tx, staff, orderId))
    await database().inTx(tx => board.delay(tx, staff, { orderId, promisedAt: new Date(NOON + 30 * 60_000) }))
    await database().inTx(tx => board.ready(tx, staff, orderId))
    await database().inTx(tx => board.complete(tx, staff, orderId))
    const order = await now(caller, orderId)
    expect(order.steps.map(step => [step.state, step.by])).toEqual([
      ['placed', 'guest'],
      ['accepted', 'staff'],
      ['preparing', 'staff'],
      ['ready', 'staff'],
      ['completed', 'staff'],
    ])
    expect(order.promisedAt).toBe('2026-11-21T12:30:00.000Z')
    // The guest is told that the promise was given anew, and when.
    expect(order.newTimeAt).toBe(new Date(NOON).toISOString())
    const { rows } = await database().query<{ by_id: string }>(
      { name: 'story', text: 'select by_id from order_event where order_id = $1 and version > 1' },
      [orderId],
    )
    expect(rows).toHaveLength(5)
    expect(rows.every(row => row.by_id === staff.session.staff.staffId)).toBe(true)
  })

  test('cannot skip, go back, or touch another store’s order · O4 A1', async () => {
    const { board } = (await house()).order
    const { orderId } = await placed(testGuest(), { paymentMethod: 'out-line' })
    expect(code(await database().inTx(tx => board.complete(tx, staff, orderId)))).toBe('orderMoved')
    expect(code(await database().inTx(tx => board.handOver(tx, staff, orderId)))).toBe('orderMoved')
    expect(code(await database().inTx(tx => board.accept(tx, testStaff([7]), { orderId, promisedAt: soon })))).toBe(
      'notFound',
    )
    expect(servedShop(testStaff([7]), SHOP)).toBeUndefined()
    await database().inTx(tx => board.accept(tx, staff, { orderId, promisedAt: soon }))
    expect(code(await database().inTx(tx => board.accept(tx, staff, { orderId, promisedAt: soon })))).toBe('orderMoved')
  })

  test('an unpaid order is not on the board; a paid one is, once · O7', async () => {
    const { board } = (await house()).order
    const { orderId } = await placed(testGuest())
    const shown = async () => {
      const list = await board.list(shop, false)
      return list.filter(order => order.orderId === orderId)
    }
    expect(await shown()).toHaveLength(0)
    await pay(orderId)
    expect(await shown()).toHaveLength(1)
  })

  test('finds what has ended under done, newest first, and hears that it ended · ORDER-9', async () => {
    const here = await house()
    const { board } = here.order
    const { orderId } = await placed(testGuest(), { paymentMethod: 'out-line' })
    here.clock.set(NOON + 60_000)
    await database().inTx(tx => board.reject(tx, staff, { orderId, reason: 'No gas' }))
    const done = await board.list(shop, true)
    expect(done[0]).toMatchObject({ orderId, state: 'rejected', moves: [] })
    const live = await board.list(shop, false)
    expect(live.map(order => order.orderId)).not.toContain(orderId)
    const versions = await here.order.watchable.shop.versionsOf(1, [String(SHOP)])
    expect(versions.get(String(SHOP))).toBe(NOON + 60_000)
  })

  test('a rejected order gives back stock and money with its reason · M8 S2', async () => {
    const here = await house()
    await here.stock('fig', 2)
    const caller = testGuest()
    const { orderId } = await placed(caller, { foodId: 'fig' })
    await pay(orderId)
    await database().inTx(tx => here.order.board.reject(tx, staff, { orderId, reason: 'The oven is broken' }))
    expect(await now(caller, orderId)).toMatchObject({
      state: 'rejected',
      payState: 'refunding',
      reason: 'The oven is broken',
    })
    expect(await here.left('fig')).toBe(2)
    expect(await here.refunds()).toContain(orderId)
  })

  test('that does not answer in time is answered for: rejected and refunded, once by however many watchdogs · O2 M8', async () => {
    const here = await house()
    const caller = testGuest()
    const { orderId } = await placed(caller)
    await pay(orderId)
    here.clock.set(NOON + 301_000)
    await Promise.all(Array.from({ length: 8 }, () => here.order.watchdog.sweep()))
    expect(await now(caller, orderId)).toMatchObject({ state: 'rejected', payState: 'refunding', reason: 'noAnswer' })
    expect((await here.refunds()).filter(id => id === orderId)).toHaveLength(1)
  })

  test('reads the dishes in its own language, whatever the guest reads · ORDER-9', async () => {
    const { board } = (await house()).order
    const caller = testGuest()
    const { orderId } = await placed(caller, { paymentMethod: 'out-line', language: 'zh_CN' })
    expect((await now(caller, orderId)).lines[0]?.displayName).toBe('Dish soup in zh_CN')
    const shown = await board.one(staff, orderId)
    expect(isRefusal(shown) ? shown : shown.lines[0]?.displayName).toBe('Dish soup')
  })

  test('is asked before the guest pays where it wants it: submit goes on asking, then there is something to pay · LOGIN-8 ORDER-4', async () => {
    const here = await house()
    here.shop.checkOrderRequiresIn4Hours = true
    const caller = testGuest()
    const input = {
      shopId: SHOP,
      cartId: await here.cart(caller.session.owner),
      cartVersion: 1,
      orderType: 1300 as const,
      dinnerTime: 'asap' as const,
      utensils: 0,
      executeList: [],
      expectedTotal: PRICE,
      contact: { phoneNumber: '7700900123', countryCode: '+44', isoCode: 'GB', firstName: 'Ada', lastName: '' },
      people: 1,
      remark: '',
      paymentMethod: '12_bankCard' as const,
    }
    const first = await here.order.handlers.submit(caller, input)
    expect(first).toMatchObject({ refused: 'orderChecking' })
    here.shop.checkOrderRequiresIn4Hours = false
    const { orderId } = (isRefusal(first) ? first.data : {}) as { orderId: string }
    expect(await here.order.handlers.submit(caller, input)).toEqual(first)
    await database().inTx(tx => here.order.board.accept(tx, staff, { orderId, promisedAt: soon }))
    expect(await here.order.handlers.submit(caller, input)).toMatchObject({ orderId, state: 'awaitingPayment' })
    expect(await pay(orderId)).toBe('paid')
    expect(await now(caller, orderId)).toMatchObject({ state: 'accepted', promisedAt: soon.toISOString() })
  })
})
