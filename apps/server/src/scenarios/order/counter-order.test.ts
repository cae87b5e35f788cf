import { contract } from '@comanda/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataOf, PRICE, refusedAs, requestId, SHOP, testApp, twenty } from '../../testing/index.ts'

const app = testApp()
const sam = app.staff('manager')
const shopId = SHOP
const { placeCounterOrder, priceCounterOrder, orderDetail } = contract.order

const slots = { leadMinutes: 0, intervalMinutes: 15, capacity: 0, daysAhead: 3, asap: true }
beforeAll(() => app.changeShop({ slots: { 1200: slots, 1300: slots } }))

const soup = { foodId: 'soup', quantity: 2 }
const entered = () => ({ shopId, orderType: 1300 as const, cartItems: [soup] })
const take = (over: object = {}, total = 2 * PRICE) =>
  sam.call(placeCounterOrder, {
    ...entered(),
    guestName: 'Ada',
    phone: '07700 900123',
    expectedTotal: total,
    ...over,
  })
const taken = async (over: object = {}, total = 2 * PRICE) => {
  const answer = await take(over, total)
  if (!('orderId' in answer)) throw new Error(JSON.stringify(answer))
  return sam.must(orderDetail, { orderId: answer.orderId })
}

describe('Orders at the counter and by phone (COUNTER-1)', () => {
  test('A phone order has the menu’s price, is accepted as it is entered, and is paid at the counter (COUNTER-1)', async () => {
    const { calculation, problems } = await sam.must(priceCounterOrder, entered())
    expect(problems).toEqual([])
    expect(calculation.totalPaidAmount).toBe(2 * PRICE)
    const order = await taken({ remark: 'Gate code 4' })
    expect(order).toMatchObject({ state: 'accepted', payState: 'unpaid', totalPaidAmount: 2 * PRICE })
    expect(order).toMatchObject({ remark: 'Gate code 4', contact: { firstName: 'Ada', phoneNumber: '7700900123' } })
    expect(order.callNumber).toBeDefined()
    const { orderId } = order
    const paid = await sam.must(contract.order.settle, { orderId, counter: { method: 'cash' } })
    expect(paid.payState).toBe('paid')
    expect(await app.audit()).toEqual([])
  })

  test('An eat-in order needs neither a table nor a contact, and a name alone is enough (COUNTER-1)', async () => {
    const unnamed = await taken({ orderType: 1100, guestName: '', phone: '' })
    expect(unnamed).toMatchObject({ orderType: 1100, state: 'accepted' })
    expect(unnamed).not.toHaveProperty('contact')
    const named = await taken({ orderType: 1100, phone: '' })
    expect(named.contact).toMatchObject({ firstName: 'Ada', phoneNumber: '' })
  })

  test('A delivery is in the zone of its position, or in the one that staff chose, at its fee (COUNTER-1, PRICE-6)', async () => {
    const total = 2 * PRICE + 300
    const delivery = { orderType: 1200 }
    expect(refusedAs(await take(delivery, total))).toBe('addressNeeded')
    const lines = ['2 Quay', 'Bristol']
    expect(refusedAs(await take({ ...delivery, address: { lines } }, total))).toBe('addressNeeded')
    const near = await taken({ ...delivery, address: { lines, latitude: 51.4505, longitude: -2.59 } }, total)
    expect(near.deliveryAddress?.lines).toEqual(lines)
    const chosen = await taken({ ...delivery, address: { lines, zoneId: 'near' } }, total)
    expect(chosen.totalPaidAmount).toBe(total)
    const far = { lines, latitude: 52.9, longitude: -2.59, zoneId: 'near' }
    expect(refusedAs(await take({ ...delivery, address: far }, total))).toBe('outOfReach')
    const unnamed = { ...delivery, address: { lines, zoneId: 'near' }, guestName: '' }
    expect(refusedAs(await take(unnamed, total))).toBe('contactNeeded')
  })

  test('A scheduled order takes its slot; another price than staff saw is refused (COUNTER-1)', async () => {
    const time = '2026-11-22T13:00:00.000Z'
    const order = await taken({ time })
    expect(order.time).toMatchObject({ asap: false, start: time })
    expect(refusedAs(await take({ time: '2026-11-22T13:07:00.000Z' }))).toBe('slotGone')
    expect(refusedAs(await take({}, PRICE))).toBe('priceChanged')
    expect(refusedAs(await take({ phone: 'no phone' }))).toBe('contactNeeded')
  })

  test('An order for a member is among the member’s orders (COUNTER-1)', async () => {
    const ann = await app.member({ card: 500 })
    const order = await taken({ customerId: ann.customerId, guestName: '', phone: '' })
    const own = await ann.must(contract.order.queryOrderDetail, { orderId: order.orderId })
    expect(own.orderId).toBe(order.orderId)
  })

  test('Lines have a seat, a course and a note, and equal dishes of two seats stay apart (COUNTER-2)', async () => {
    const cartItems = [
      { foodId: 'soup', quantity: 1, seat: 1, course: 1, remark: 'hot' },
      { foodId: 'soup', quantity: 1, seat: 2, course: 2 },
    ]
    const { orderId, lines } = await taken({ cartItems })
    expect(lines.map(({ seat, course, remark }) => ({ seat, course, remark }))).toEqual([
      { seat: 1, course: 1, remark: 'hot' },
      { seat: 2, course: 2, remark: '' },
    ])
    const { tickets } = await sam.must(contract.kitchen.kitchen, { shopId })
    const ticket = tickets.find(one => one.orderId === orderId)
    expect(ticket?.lines.map(({ course, seat }) => [course, seat])).toEqual([
      [1, 1],
      [2, 2],
    ])
  })

  test('A later course waits until staff fire it, once; the kitchen cannot make it before (COUNTER-3)', async () => {
    const { kitchen } = contract
    const cartItems = [
      { foodId: 'soup', quantity: 1, course: 1 },
      { foodId: 'soup', quantity: 1, course: 2 },
    ]
    const { orderId } = await taken({ cartItems })
    const ticketOf = async () =>
      (await sam.must(kitchen.kitchen, { shopId })).tickets.find(one => one.orderId === orderId)
    const lines = (await ticketOf())?.lines ?? []
    expect(lines.map(({ course, held = false }) => [course, held])).toEqual([
      [1, false],
      [2, true],
    ])
    const held = { orderId, lineKeys: [lines[1]?.lineKey ?? ''], done: true }
    expect(refusedAs(await sam.call(kitchen.bump, held))).toBe('orderMoved')
    const waiting = (await sam.must(kitchen.heldCourses, { shopId })).held.filter(one => one.orderId === orderId)
    expect(waiting).toMatchObject([{ course: 2, dishes: [{ quantity: 1 }] }])
    const answers = await twenty(async () => refusedAs(await sam.call(kitchen.fireCourse, { orderId, course: 2 })))
    expect(new Set(answers)).toEqual(new Set(['done']))
    expect((await ticketOf())?.lines.some(line => line.held)).toBe(false)
    expect(await app.sql('select course from kitchen_fired where order_id = $1', [orderId])).toEqual([{ course: 2 }])
    expect(refusedAs(await sam.call(kitchen.bump, held))).toBe('done')
    expect(refusedAs(await sam.call(kitchen.fireCourse, { orderId, course: 7 }))).toBe('notFound')
  })

  test('Twenty equal requests place one order (API-3, COUNTER-1)', async () => {
    const once = { requestId: requestId() }
    const input = { ...entered(), guestName: 'Bob', expectedTotal: 2 * PRICE }
    const answers = await twenty(() => sam.call(placeCounterOrder, input, once))
    expect(new Set(answers.map(answer => dataOf(answer).orderId)).size).toBe(1)
  })
})
