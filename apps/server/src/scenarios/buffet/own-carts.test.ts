import { contract } from '@comanda/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  refusedAs,
  dataOf,
  testApp,
  BUFFET_NOON,
  buffetAt,
  buffetRule,
  buffetTable,
  JADE,
  linesOf,
  PLACE_PRICES,
  PRAWN,
  STALL,
} from '../../testing/index.ts'
import { isRefusal } from '@comanda/contract/core'

const app = testApp({ brand: 'demo', clock: BUFFET_NOON, processes: 2 })
const MINUTE = 60_000
const [adult = 0, child = 0] = PLACE_PRICES
const [ana, ben, cem] = [app.guest(), app.guest(), app.guest()]
const people = [ana, ben, cem, app.guest()]

const tables = {
  'pays before': buffetTable(it => !it.playerMode && it.payMode === 0),
  'pays at the end': buffetTable(it => !it.playerMode && it.payMode === 1),
}

describe.each(Object.entries(tables))(
  'a buffet where each phone has a cart of its own, at a table that %s',
  (_, tableId) => {
    const here = buffetAt(app, tableId)
    const { open, openByStaff, add, query, submit } = here
    beforeAll(() => app.clock.set(BUFFET_NOON))
    beforeEach(async () => {
      await here.clear()
      for (const caller of people) {
        await here.init(caller)
        await here.clearCart(caller)
      }
    })

    test('Each phone sets its own people, and its cart bears their price alone (CART-13)', async () => {
      expect(refusedAs(await add(ana, PRAWN))).toBe('choiceGone')
      dataOf(await open(ana, 2))
      expect((await query(ben)).buffet).toMatchObject({ adults: 2, children: 0, items: [] })
      expect((await query(ben)).buffet?.createTimeToNow).toBeUndefined()
      expect(refusedAs(await add(ben, PRAWN))).toBe('choiceGone')
      dataOf(await open(ben, 0, 1))
      expect(linesOf(await query(ana))).toEqual([`${STALL} 2 ${2 * adult}`])
      expect(linesOf(dataOf(await add(ben, PRAWN)))).toEqual(['prawn-dumplings 1 0', `${STALL} 1 ${child}`])
      expect((await query(ana)).buffet).toMatchObject({
        adults: 2,
        children: 1,
        own: { adults: 2, children: 0 },
        elsewhere: [{ foodId: PRAWN.foodId, quantity: 1 }],
      })
      for (const caller of [ana, ben]) {
        if (caller === ana) dataOf(await add(ana, JADE))
        dataOf(await submit(caller, await query(caller)))
      }
      expect(linesOf(dataOf(await add(ana, JADE)))).toEqual(['vegetable-dumplings 1 0'])
      expect((await query(ben)).buffet).toMatchObject({ charged: { adults: 2, children: 1 } })
      expect(refusedAs(await open(ana, 1))).toBe('buffetCharged')
    })

    test('Plates in carts and orders of all phones count together (S4, CART-3)', async () => {
      dataOf(await open(ana, 1))
      dataOf(await open(ben, 1))
      const all = 2 * (buffetRule?.limitCount ?? 0)
      const ofOne = 2 * (buffetRule?.singleLimitCount ?? 0)
      dataOf(await add(ana, PRAWN, ofOne))
      expect(refusedAs(await add(ben, PRAWN))).toBe('overLimit')
      expect(dataOf(await add(ben, JADE, ofOne))).toMatchObject({ caps: [] })
      expect(ofOne * 2).toBe(all)
      dataOf(await submit(ana, await query(ana)))
      expect(refusedAs(await add(ben, PRAWN))).toBe('overLimit')
      app.clock.advance(30 * MINUTE)
      expect(refusedAs(await add(ben, PRAWN))).toBe('done')
    })

    test('Plates in an idle cart are free again after a quarter of an hour (S4)', async () => {
      dataOf(await open(ana, 1))
      dataOf(await open(ben, 0))
      dataOf(await add(ana, PRAWN, 2))
      expect(refusedAs(await add(ben, PRAWN))).toBe('overLimit')
      app.clock.advance(16 * MINUTE)
      expect(refusedAs(await add(ben, PRAWN, 2))).toBe('done')
      dataOf(await submit(ben, await query(ben)))
      expect(refusedAs(await submit(ana, await query(ana)))).toBe('lineProblem')
    })

    test('Returns plates and places to the phone whose order fails (S4)', async () => {
      dataOf(await open(ana, 1))
      dataOf(await open(ben, 1))
      dataOf(await add(ana, PRAWN, 2))
      const { orderId } = dataOf(await submit(ana, await query(ana)))
      dataOf(await ana.call(contract.order.cancel, { orderId, reason: '' }))
      expect(linesOf(await query(ana))).toEqual([`${STALL} 1 ${adult}`])
      expect(linesOf(await query(ben))).toEqual([`${STALL} 1 ${adult}`])
      expect(refusedAs(await add(ben, PRAWN, 4))).toBe('done')
    })

    test('People counted by the staff without a phone are paid by the first who orders (CART-13)', async () => {
      dataOf(await openByStaff(3))
      dataOf(await open(ana, 0))
      expect(refusedAs(await open(ben, 8))).toBe('buffetSeats')
      dataOf(await open(ben, 1))
      dataOf(await add(ana, PRAWN))
      expect(linesOf(await query(ana))).toEqual(['prawn-dumplings 1 0', `${STALL} 3 ${3 * adult}`])
      dataOf(await submit(ana, await query(ana)))
      expect(linesOf(await query(ben))).toEqual([`${STALL} 1 ${adult}`])
      expect(refusedAs(await openByStaff(2))).toBe('buffetCharged')
    })

    test('A full table admits no more guests, and its last order applies to all (S4, CART-13)', async () => {
      expect(refusedAs(await open(ana, 0))).toBe('buffetSeats')
      dataOf(await open(ana, 3))
      dataOf(await open(ben, 1))
      expect(refusedAs(await open(cem, 9))).toBe('buffetSeats')
      app.clock.advance(70 * MINUTE)
      expect(refusedAs(await add(ben, JADE))).toBe('buffetOver')
    })

    test('No allowance is exceeded by phones that order at once, in their carts or orders (S4)', async () => {
      const phones = Array.from({ length: 6 }, () => app.guest())
      dataOf(await open(ana, 2))
      for (const caller of phones) {
        await here.init(caller)
        dataOf(await open(caller, 0))
        await here.clearCart(caller)
      }
      const [most, ofOne] = [2 * (buffetRule?.limitCount ?? 0), 2 * (buffetRule?.singleLimitCount ?? 0)]
      const inCarts = async (foodId?: string) => {
        const carts = await Promise.all(phones.map(query))
        return carts
          .flatMap(({ calculation }) => calculation.items)
          .filter(it => it.buffetStallId === STALL && (foodId === undefined || it.foodId === foodId))
          .reduce((sum, it) => sum + it.quantity, 0)
      }
      const onOrders = async () => ((await query(ana)).buffet?.items ?? []).reduce((sum, it) => sum + it.quantity, 0)
      const at = (turn: number) => phones[turn % phones.length] ?? ana
      const adding = (from: number) =>
        Promise.all(
          Array.from({ length: 40 }, (__, turn) => add(at(turn), (turn + from) % 2 ? PRAWN : JADE, 1 + (turn % 2))),
        )
      await adding(0)
      expect(await inCarts()).toBe(most)
      expect(await inCarts(PRAWN.foodId)).toBeLessThanOrEqual(ofOne)
      expect(await inCarts(JADE.foodId)).toBeLessThanOrEqual(ofOne)
      const half = phones.slice(0, 3)
      await Promise.all([...half.map(async caller => submit(caller, await query(caller))), adding(1)])
      expect((await inCarts()) + (await onOrders())).toBeLessThanOrEqual(most)
      const answers = await Promise.all(phones.map(async caller => submit(caller, await query(caller))))
      expect(answers.filter(answer => isRefusal(answer) && answer.refused === 'lineProblem')).toEqual([])
      expect(await onOrders()).toBeLessThanOrEqual(most)
    })
  },
)
