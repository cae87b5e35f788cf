import { contract } from '@comanda/contract'
import type { RequestInputOf } from '@comanda/contract/core'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { harbourDish, harbourKitchen, proveContact, refusedAs, requestId, SHOP, testApp } from '../../testing/index.ts'

const quinces = Array.from({ length: 5 }, (_, at) => `quince${at}`)
const app = testApp({
  brand: harbourKitchen({ dishes: ['soup', ...quinces].map(foodId => harbourDish(foodId)) }),
  clock: Date.now(),
})
const sam = app.staff()
const atVenue = { paymentMethod: 'out-line' } as const

describe('the guest', () => {
  test('Cancels until the store has accepted, once however often it is sent (ORDER-9)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    const once = ann.repeating(requestId())
    const input = { orderId, reason: 'changed my mind' }
    const first = await once.call(contract.order.cancel, input)
    expect(first).toMatchObject({ state: 'cancelled', reason: 'changed my mind', mayCancel: false })
    expect(await once.call(contract.order.cancel, input)).toEqual(first)
    expect(refusedAs(await ann.call(contract.order.cancel, input))).toBe('orderMoved')
    const other = await ann.order(atVenue)
    await sam.accept(other.orderId)
    const late = await ann.call(contract.order.cancel, { orderId: other.orderId })
    expect(late).toMatchObject({ refused: 'orderMoved', data: { state: 'accepted' } })
  })

  test('Contains the data of an invoice: the seller, and the tax in the paid amount (ORDER-9)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    expect(await ann.detail(orderId)).toMatchObject({
      shop: { seller: { legalName: 'Harbour Kitchen Ltd', taxNumber: 'GB 999 0000 01' } },
      totals: { totalTaxAmount: expect.any(Number), totalPaidAmount: expect.any(Number) },
    })
  })

  test('Contains the store’s own words and logo on receipts as they were when it was placed (STORE-3)', async () => {
    await app.changeShop({ receipt: { header: { en_US: 'No smoking' }, footer: { en_US: 'Come again' } } })
    const ann = app.guest()
    const { orderId } = await ann.order()
    await app.changeShop({ receipt: { footer: { en_US: 'Goodbye' }, logo: true } })
    const wordsOf = async (id: string) => (await ann.detail(id)).shop.receipt
    expect(await wordsOf(orderId)).toEqual({ header: { en_US: 'No smoking' }, footer: { en_US: 'Come again' } })
    expect(await wordsOf((await ann.order()).orderId)).toEqual({ footer: { en_US: 'Goodbye' }, logo: true })
    await app.changeShop({ receipt: {} })
    expect(await wordsOf((await ann.order()).orderId)).toBeUndefined()
  })

  test('Gets another guest’s order answered as unknown, in every call (A1)', async () => {
    const { orderId } = await app.guest().order()
    const eve = app.guest()
    const { queryOrderDetail, queryCallNumber, queryMessage, cancel, reorder, refundDetail } = contract.order
    for (const spec of [queryOrderDetail, queryCallNumber, queryMessage, cancel, reorder, refundDetail]) {
      const foreign = await eve.call(spec, { orderId })
      expect(refusedAs(foreign)).toBe('notFound')
      expect(foreign).toEqual(await eve.call(spec, { orderId: randomUUID() }))
    }
    const session = await app.modules.auth.sessions.of(await eve.token())
    const { order } = app.modules.order.watchable
    for (const id of [orderId, randomUUID()])
      expect(await order.mayWatch({ corporationId: app.corporationId, session } as never, id)).toBe(false)
  })

  test('Takes out of the cart what ordering again put in, and has the cart as before (ORDER-9)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order(atVenue)
    const place = { shopId: SHOP, businessType: 1300 } as const
    const cartNow = async () => {
      const { calculation } = await ann.cart()
      return calculation.items.map(({ foodId, quantity }) => ({ foodId, quantity }))
    }
    await ann.fillCart(['quince0'])
    const before = await cartNow()
    const { put } = await ann.must(contract.order.reorder, { orderId })
    expect(put.length).toBeGreaterThan(0)
    expect(await cartNow()).not.toEqual(before)
    await ann.must(contract.cart.modify, { ...place, modifyType: 1, cartItems: put })
    expect(await cartNow()).toEqual(before)
  })

  test('Gets a rejected order reported for a day, with the state of its refund (ORDER-9)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order(atVenue)
    await sam.reject(orderId)
    const reported = async () => {
      const { orders } = await ann.must(contract.order.queryPersonRecentSubmitted, {})
      return orders.map(({ orderId: id, state }) => `${id} ${state}`)
    }
    const placedAt = app.clock()
    app.clock.set(placedAt + 20 * 3_600_000)
    expect(await reported()).toEqual([`${orderId} rejected`])
    app.clock.set(placedAt + 25 * 3_600_000)
    expect(await reported()).toEqual([])
    app.clock.set(placedAt)
  })

  test('Finds orders by state, type and words, page by page, each once (A1)', async () => {
    const ann = app.guest()
    const ids: string[] = []
    for (const quince of quinces) ids.push((await ann.order({ ...atVenue, dishes: [quince] })).orderId)
    const list = (over: Partial<RequestInputOf<typeof contract.order.list>>) =>
      ann.must(contract.order.list, { state: 'active', pageSize: 2, ...over })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(cursor === undefined ? {} : { cursor })
      seen.push(...page.orders.map(order => order.orderId))
      cursor = page.nextCursor
    } while (cursor !== undefined)
    expect(seen).toEqual([...ids].reverse())
    expect((await list({ search: 'DISH QUINCE3' })).orders.map(order => order.orderId)).toEqual([ids[3]])
    expect((await list({ search: '%' })).orders).toEqual([])
    expect((await list({ orderType: 1100 })).orders).toEqual([])
    expect((await list({ state: 'past' })).orders).toEqual([])
  })

  test('Keeps earlier orders after signing in (LOGIN-4)', async () => {
    const [ann, account] = [app.guest(), app.customer()]
    await account.opened()
    const { orderId } = await ann.order()
    await ann.must(contract.auth.login, { ticket: await proveContact(app, ann, account.email, 'login') })
    expect((await account.detail(orderId)).orderId).toBe(orderId)
    const phoneOfBefore = app.guest({ of: ann })
    expect(refusedAs(await phoneOfBefore.call(contract.order.queryOrderDetail, { orderId }))).toBe('notFound')
    expect(await app.modules.order.hasUnpaidOrder(app.db, app.corporationId, account.owner)).toBe(true)
  })

  test('The board receives every step in rising versions (ORDER-9)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    const { order, shop } = app.modules.order.watchable
    const versionNow = async () => (await order.versionsOf(app.corporationId, [orderId])).get(orderId)
    const versions = [await versionNow()]
    await ann.pay(orderId)
    versions.push(await versionNow())
    await sam.accept(orderId)
    versions.push(await versionNow())
    expect(versions).toEqual([1, 2, 3])
    const [staff, guest] = await Promise.all(
      [sam, ann].map(async actor => app.modules.auth.sessions.of(await actor.token())),
    )
    const mayWatch = (session: unknown) =>
      shop.mayWatch({ corporationId: app.corporationId, session } as never, String(SHOP))
    expect([await mayWatch(staff), await mayWatch(guest)]).toEqual([true, false])
  })
})
