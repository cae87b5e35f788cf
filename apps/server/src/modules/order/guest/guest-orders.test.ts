import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Guest } from '../../../platform/http/index.ts'
import { testGuest } from '../../../testing/test-caller.ts'
import { SHOP } from '../order-test-house.ts'
import { code, soon, staff, testOrdering } from '../ordering-test-house.ts'

const { database, house, placed, pay, now } = testOrdering()

describe('the guest', () => {
  test('cancels until the store has accepted, once however often it is sent · ORDER-9', async () => {
    const here = await house()
    const caller = testGuest()
    const { orderId } = await placed(caller)
    const cancel = (asker: Guest) => here.order.handlers.cancel(asker, { orderId, reason: 'changed my mind' })
    const first = await cancel(caller)
    expect(first).toMatchObject({ state: 'cancelled', reason: 'changed my mind', mayCancel: false })
    expect(await cancel(caller)).toEqual(first)
    expect(code(await cancel({ ...caller, requestId: randomUUID() }))).toBe('orderMoved')
    const other = await placed(caller, { paymentMethod: 'out-line' })
    await database().inTx(tx => here.order.board.accept(tx, staff, { orderId: other.orderId, promisedAt: soon }))
    const late = await here.order.handlers.cancel(
      { ...caller, requestId: randomUUID() },
      { orderId: other.orderId, reason: '' },
    )
    expect(late).toMatchObject({ refused: 'orderMoved', data: { state: 'accepted' } })
  })

  test('finds what an invoice has to say: who sold it, and the tax in what was paid · ORDER-9', async () => {
    const caller = testGuest()
    const { orderId } = await placed(caller)
    const detail = await (await house()).order.handlers.queryOrderDetail(caller, { orderId })
    expect(detail).toMatchObject({
      shop: { seller: { legalName: 'Harbour Kitchen Ltd', taxNumber: 'GB 999 0000 01' } },
      totals: { totalTaxAmount: expect.any(Number), totalPaidAmount: expect.any(Number) },
    })
  })

  test('sees another guest’s order as one that never was, in every call · A1', async () => {
    const { handlers } = (await house()).order
    const { orderId } = await placed(testGuest())
    const stranger = testGuest()
    const calls = [
      (id: string) => handlers.queryOrderDetail(stranger, { orderId: id }),
      (id: string) => handlers.queryCallNumber(stranger, { orderId: id }),
      (id: string) => handlers.queryMessage(stranger, { orderId: id }),
      (id: string) => handlers.cancel({ ...stranger, requestId: randomUUID() }, { orderId: id, reason: '' }),
      (id: string) => handlers.reorder({ ...stranger, requestId: randomUUID() }, { orderId: id }),
      (id: string) => handlers.refundDetail(stranger, { orderId: id }),
    ]
    for (const call of calls) expect(await call(orderId)).toEqual(await call(randomUUID()))
    const { watchable } = (await house()).order
    expect(await watchable.order.mayWatch(stranger, orderId)).toBe(false)
    expect(await watchable.order.mayWatch(stranger, randomUUID())).toBe(false)
  })

  test('finds orders by state, type and words, page by page, each once · A1', async () => {
    const here = await house()
    const caller = testGuest()
    const ids: string[] = []
    for (let i = 0; i < 5; i += 1)
      ids.push((await placed(caller, { paymentMethod: 'out-line', foodId: `quince${i}` })).orderId)
    const input = { state: 'active' as const, search: '', pageSize: 2 }
    const list = async (over: object) => {
      const answer = await here.order.handlers.list(caller, { ...input, ...over })
      if (!('orders' in answer)) throw new Error('refused')
      return answer
    }
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

  test('keeps the orders of before when logging in · LOGIN-4', async () => {
    const here = await house()
    const caller = testGuest()
    const { orderId } = await placed(caller)
    const account = testGuest('c:900')
    await database().inTx(tx => here.order.claimOrders(tx, 1, caller.session.owner, 'c:900'))
    expect((await now(account, orderId)).orderId).toBe(orderId)
    expect(code(await here.order.handlers.queryOrderDetail(caller, { orderId }))).toBe('notFound')
    expect(await here.order.hasUnpaidOrder(database(), 1, 'c:900')).toBe(true)
  })

  test('and the board hear of every step, in rising versions · ORDER-9', async () => {
    const here = await house()
    const caller = testGuest()
    const { orderId } = await placed(caller)
    await pay(orderId)
    await database().inTx(tx => here.order.board.accept(tx, staff, { orderId, promisedAt: soon }))
    const heard = here.hints.filter(hint => hint.topic === `order:${orderId}`).map(hint => hint.version)
    expect(heard).toEqual([1, 2, 3])
    expect((await here.order.watchable.order.versionsOf(1, [orderId])).get(orderId)).toBe(3)
    expect(await here.order.watchable.shop.mayWatch(staff, String(SHOP))).toBe(true)
    expect(await here.order.watchable.shop.mayWatch(caller, String(SHOP))).toBe(false)
  })
})
