import { contract } from '@comanda/contract'
import type { RequestInputOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import { PRICE, refusedAs, SHOP, testApp } from '../../testing/index.ts'

const app = testApp()
const sam = app.staff('staff')
const { orderHistory } = contract.order
type Filters = Omit<RequestInputOf<typeof orderHistory>, 'shopId'>

const history = async (filters: Filters = {}) =>
  (await sam.must(orderHistory, { shopId: SHOP, ...filters })).orders.map(one => one.orderId)

const DAY_MS = 86_400_000
const atVenue = { paymentMethod: 'out-line' as const }
const contactOf = (firstName: string, lastName: string, phoneNumber: string) => ({
  contact: { phoneNumber, countryCode: '44', isoCode: 'GB', firstName, lastName },
})

describe('Order history (ORDER-12)', () => {
  test('An order is found months later by number, name, phone, day, amount, status and table, by its store only', async () => {
    const { orderId, orderNo } = await app.guest().order({ ...atVenue, ...contactOf('Ada', 'Quill', '7700900456') })
    await sam.accept(orderId)
    await sam.must(contract.order.ready, { orderId })
    await sam.must(contract.order.complete, { orderId })
    const day = new Date(app.clock()).toISOString().slice(0, 10)
    app.clock.advance(200 * DAY_MS)
    const later = await app.guest().order({ ...atVenue, dishes: [{ foodId: 'soup', quantity: 2 }] })
    const table = await app.guest().order({ orderType: 1100, tableId: 'T9', ...atVenue })
    expect(await history()).toEqual([table.orderId, later.orderId, orderId])
    for (const text of [orderNo, orderNo.toLowerCase(), 'quil', 'Ada Q', '7700 900456', '900456'])
      expect([text, await history({ text })]).toEqual([text, [orderId]])
    expect(await history({ from: day, until: day })).toEqual([orderId])
    expect(await history({ least: money(PRICE + 1) })).toEqual([later.orderId])
    expect(await history({ most: money(PRICE), status: 'completed' })).toEqual([orderId])
    expect(await history({ status: 'open' })).toEqual([table.orderId, later.orderId])
    expect(await history({ table: 't9' })).toEqual([table.orderId])
    expect(await history({ orderType: 1100 })).toEqual([table.orderId])
    expect(await history({ text: '%' })).toEqual([])
    const stranger = app.staff('staff', { shopIds: [999] })
    expect(refusedAs(await stranger.call(orderHistory, { shopId: SHOP }))).not.toBe('done')
  })

  test('Pages follow one another without gaps or repeats', async () => {
    const placed: string[] = []
    for (let i = 0; i < 55; i += 1) placed.unshift((await app.guest().order(atVenue)).orderId)
    const first = await sam.must(orderHistory, { shopId: SHOP })
    expect(first.more).toBe(true)
    const last = first.orders.at(-1)
    const second = await sam.must(orderHistory, {
      shopId: SHOP,
      ...(last && { after: { createdAt: last.createdAt, orderId: last.orderId } }),
    })
    const all = [...first.orders, ...second.orders].map(({ orderId }) => orderId)
    expect(new Set(all).size).toBe(all.length)
    expect(all.slice(0, 55)).toEqual(placed)
  })

  test('Twenty concurrent requests to accept all new orders accept each once (STORE-2)', async () => {
    const ids: string[] = []
    for (let i = 0; i < 4; i += 1) ids.push((await app.guest().order(atVenue)).orderId)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sam.must(contract.order.acceptAll, { shopId: SHOP, orderIds: ids })),
    )
    expect(answers.flatMap(({ accepted }) => accepted).sort()).toEqual([...ids].sort())
    for (const orderId of ids)
      expect(await sam.must(contract.order.orderDetail, { orderId })).toMatchObject({
        state: 'accepted',
        promisedAt: new Date(app.clock() + 20 * 60_000).toISOString(),
      })
  })
})
