import { isRefusal } from '@comanda/contract/core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { again, testCustomer, testDatabase } from '../testing/index.ts'
import {
  buffetHouse,
  type Cart,
  codeOf,
  corporationId,
  JADE,
  kept,
  linesOf,
  PRAWN,
  PRICES,
  rule,
  shopId,
  STALL,
  staff,
  tableWhere,
} from './buffet-test-house.ts'

const MINUTE = 60_000
const [adult = 0, child = 0] = PRICES
const people = [1, 2, 3, 4].map(at => testCustomer(6200 + at, false, corporationId))
const [ana, ben, cem] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
const database = testDatabase({ max: 20 })

const tables = {
  'pays before': tableWhere(it => !it.playerMode && it.payMode === 0),
  'pays at the end': tableWhere(it => !it.playerMode && it.payMode === 1),
}

describe.each(Object.entries(tables))(
  'a buffet where each phone has a cart of its own, at a table that %s',
  (_, tableId) => {
    const house = buffetHouse(database, tableId)
    const { ask: input, clock, open, add, query, submit } = house
    beforeAll(house.start)
    beforeEach(async () => {
      await house.clear()
      for (const caller of people) {
        await house.init(caller)
        await house.clearCart(caller)
      }
    })

    it('each phone says who eats with it, and its cart bears their price alone · CART-13', async () => {
      expect(codeOf(await add(ana, PRAWN))).toBe('choiceGone')
      kept(await open(ana, 2))
      expect((await query(ben)).buffet).toMatchObject({ adults: 2, children: 0, items: [] })
      expect((await query(ben)).buffet?.createTimeToNow).toBeUndefined()
      expect(codeOf(await add(ben, PRAWN))).toBe('choiceGone')
      kept(await open(ben, 0, 1))
      expect(linesOf(await query(ana))).toEqual([`${STALL} 2 ${2 * adult}`])
      expect(linesOf(kept(await add(ben, PRAWN)) as Cart)).toEqual(['prawn-dumplings 1 0', `${STALL} 1 ${child}`])
      expect((await query(ana)).buffet).toMatchObject({
        adults: 2,
        children: 1,
        own: { adults: 2, children: 0 },
        elsewhere: [{ foodId: PRAWN.foodId, quantity: 1 }],
      })
      for (const caller of [ana, ben]) {
        if (caller === ana) kept(await add(ana, JADE))
        kept(await submit(caller, await query(caller)))
      }
      expect(linesOf(kept(await add(ana, JADE)) as Cart)).toEqual(['vegetable-dumplings 1 0'])
      expect((await query(ben)).buffet).toMatchObject({ charged: { adults: 2, children: 1 } })
      expect(codeOf(await open(ana, 1))).toBe('buffetCharged')
    })

    it('plates in the carts and on the orders of all phones count together · S4, CART-3', async () => {
      kept(await open(ana, 1))
      kept(await open(ben, 1))
      const all = 2 * (rule?.limitCount ?? 0)
      const ofOne = 2 * (rule?.singleLimitCount ?? 0)
      kept(await add(ana, PRAWN, ofOne))
      expect(codeOf(await add(ben, PRAWN))).toBe('overLimit')
      expect(kept(await add(ben, JADE, ofOne))).toMatchObject({ caps: [] })
      expect(ofOne * 2).toBe(all)
      kept(await submit(ana, await query(ana)))
      expect(codeOf(await add(ben, PRAWN))).toBe('overLimit')
      clock.advance(30 * MINUTE)
      expect(codeOf(await add(ben, PRAWN))).toBe('done')
    })

    it('plates in a cart that nobody touches any more are free again after a quarter of an hour · S4', async () => {
      kept(await open(ana, 1))
      kept(await open(ben, 0))
      kept(await add(ana, PRAWN, 2))
      expect(codeOf(await add(ben, PRAWN))).toBe('overLimit')
      clock.advance(16 * MINUTE)
      expect(codeOf(await add(ben, PRAWN, 2))).toBe('done')
      kept(await submit(ben, await query(ben)))
      expect(codeOf(await submit(ana, await query(ana)))).toBe('lineProblem')
    })

    it('gives plates and places back to the phone whose order falls through · S4', async () => {
      kept(await open(ana, 1))
      kept(await open(ben, 1))
      kept(await add(ana, PRAWN, 2))
      const { orderId } = kept(await submit(ana, await query(ana))) as { orderId: string }
      kept(await input().order.cancel(again(ana), { orderId, reason: '' }))
      expect(linesOf(await query(ana))).toEqual([`${STALL} 1 ${adult}`])
      expect(linesOf(await query(ben))).toEqual([`${STALL} 1 ${adult}`])
      expect(codeOf(await add(ben, PRAWN, 4))).toBe('done')
    })

    it('whom the staff counted and no phone named is paid for by who orders first · CART-13', async () => {
      const asked = { shopId, tableId, adults: 3, children: 0 }
      kept(await input().buffet.openForTable(again(staff), asked))
      kept(await open(ana, 0))
      expect(codeOf(await open(ben, 8))).toBe('buffetSeats')
      kept(await open(ben, 1))
      kept(await add(ana, PRAWN))
      expect(linesOf(await query(ana))).toEqual(['prawn-dumplings 1 0', `${STALL} 3 ${3 * adult}`])
      kept(await submit(ana, await query(ana)))
      expect(linesOf(await query(ben))).toEqual([`${STALL} 1 ${adult}`])
      expect(codeOf(await input().buffet.openForTable(again(staff), { ...asked, adults: 2 }))).toBe('buffetCharged')
    })

    it('a table that seats no more takes nobody in, and its last order holds for all · S4, CART-13', async () => {
      expect(codeOf(await open(ana, 0))).toBe('buffetSeats')
      kept(await open(ana, 3))
      kept(await open(ben, 1))
      expect(codeOf(await open(cem, 9))).toBe('buffetSeats')
      clock.advance(70 * MINUTE)
      expect(codeOf(await add(ben, JADE))).toBe('buffetOver')
    })

    it('no allowance is exceeded by phones that all ask at once, in their carts or on their orders · S4', async () => {
      const phones = Array.from({ length: 6 }, (__, at) => testCustomer(6300 + at, false, corporationId))
      kept(await open(ana, 2))
      for (const caller of phones) {
        await house.init(caller)
        kept(await open(caller, 0))
        await house.clearCart(caller)
      }
      const [most, ofOne] = [2 * (rule?.limitCount ?? 0), 2 * (rule?.singleLimitCount ?? 0)]
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
