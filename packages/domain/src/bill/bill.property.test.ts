import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Money, money } from '../money/index.ts'
import { cutPart, evenPlan, itemShares, takenItems } from './cut.ts'
import { evenShares, lineShares } from './shares.ts'
import { hasRoomFor, isPaidUp, returnsOf, standingOf } from './standing.ts'
import type { Bill, BillPart, BillRound, SplitWish } from './types.ts'

/** Prices in currencies of 0, 2 and 3 decimals: 1 yen to a million fils. */
const price = fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 0, max: 1_000_000 })).map(money)

/** A round: its lines, and a total that taxes, fees and discounts may have changed. */
const round = fc
  .tuple(fc.array(price, { minLength: 1, maxLength: 6 }), fc.integer({ min: 50, max: 130 }), fc.uuid({ version: 4 }))
  .map(([prices, percent, orderId]): BillRound => {
    const sum = prices.reduce((all, one) => all + one, 0)
    return {
      orderId,
      total: money(Math.trunc((sum * percent) / 100)),
      lines: prices.map((amount, at) => ({ itemKey: `k${at}`, amount })),
    }
  })

const rounds = fc.array(round, { minLength: 1, maxLength: 4 })

/** Random split requests in sequence; `gives` tells whether they are paid or cancelled. */
const wish = fc.record({
  how: fc.constantFrom('items', 'evenly', 'amount', 'rest', 'evenly'),
  pick: fc.array(fc.nat(23), { minLength: 1, maxLength: 4 }),
  ways: fc.integer({ min: 2, max: 5 }),
  amount: fc.integer({ min: 1, max: 500_000 }),
  gives: fc.constantFrom('paid', 'paid', 'freed', 'open'),
})

type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never

function wishOf(bill: Bill, { how, pick, ways, amount }: Wish): SplitWish {
  if (how === 'evenly') return { by: 'evenly', ways }
  if (how === 'amount') return { by: 'amount', amount: money(amount) }
  if (how === 'rest') return { by: 'rest' }
  const all = bill.rounds.flatMap(({ orderId, lines }) => lines.map(({ itemKey }) => ({ orderId, itemKey })))
  return { by: 'items', items: pick.map(at => all[at % all.length] ?? { orderId: '', itemKey: '' }) }
}

function press(bill: Bill, asked: Wish): Bill {
  const cut = cutPart(bill, wishOf(bill, asked))
  if (typeof cut === 'string') return bill
  const part = { ...cut, returned: money(0) }
  const state = asked.gives as BillPart['state']
  return { ...bill, parts: [...bill.parts, { ...part, state }] }
}

const paidAll = (bill: Bill): Bill => ({
  ...bill,
  parts: bill.parts.map(part => (part.state === 'open' ? { ...part, state: 'paid' } : part)),
})

const sum = (amounts: readonly Money[]) => amounts.reduce<number>((all, one) => all + one, 0)

describe('splitting a bill', () => {
  test('Shares of a round’s lines add up to its total, and none is negative (PRICE-5)', () => {
    fc.assert(
      fc.property(round, one => {
        const shares = lineShares(one)
        expect(sum(shares)).toBe(one.total)
        expect(shares.every(share => share >= 0)).toBe(true)
      }),
    )
  })

  test('A line never carries more than its part of taxes and discounts (PRICE-5)', () => {
    fc.assert(
      fc.property(round, one => {
        const all = one.lines.reduce((added, { amount }) => added + amount, 0)
        fc.pre(all > 0)
        for (const [at, share] of lineShares(one).entries())
          expect(Math.abs(share - (one.total * (one.lines[at]?.amount ?? 0)) / all)).toBeLessThan(1)
      }),
    )
  })

  test('Even shares add up and differ by at most one unit', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 2, max: 30 }), (base, ways) => {
        const shares = evenShares(base, ways)
        expect(sum(shares)).toBe(base)
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('In any sequence of requests, parts never exceed the bill, and the last gets the rest (ORDER-3, PAY-9)', () => {
    fc.assert(
      fc.property(rounds, fc.array(wish, { maxLength: 12 }), (list, wishes) => {
        let bill: Bill = { rounds: list, parts: [] }
        for (const one of wishes) {
          bill = press(bill, one)
          const { totalAmount, paidAmount, openAmount, restAmount } = standingOf(bill)
          expect(paidAmount + openAmount + restAmount).toBe(totalAmount)
          expect(standingOf(paidAll(bill)).excessAmount).toBe(0)
        }
        const last = cutPart(bill, { by: 'rest' })
        const { restAmount, totalAmount } = standingOf(bill)
        if (typeof last === 'string') {
          expect([last, restAmount]).toEqual(['nothingDue', 0])
          return
        }
        expect(last.amount).toBe(restAmount)
        const full = paidAll({ ...bill, parts: [...bill.parts, { ...last, state: 'open', returned: money(0) }] })
        expect(standingOf(full)).toMatchObject({ paidAmount: totalAmount, restAmount: 0 })
        expect(isPaidUp(full)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('No dish is paid twice (ORDER-3)', () => {
    fc.assert(
      fc.property(rounds, fc.array(wish, { maxLength: 12 }), (list, wishes) => {
        const bill = wishes.reduce(press, { rounds: list, parts: [] } as Bill)
        const named = bill.parts.flatMap(({ state, cut }) =>
          state !== 'freed' && cut.by === 'items' ? cut.items.map(it => `${it.orderId} ${it.itemKey}`) : [],
        )
        expect(new Set(named).size).toBe(named.length)
        expect([...takenItems(bill.parts)].sort()).toEqual(named.sort())
        expect([...itemShares(bill).keys()]).toEqual(expect.arrayContaining(named))
      }),
    )
  })

  test('Guests who each take one even share pay the whole bill together', () => {
    fc.assert(
      fc.property(rounds, fc.integer({ min: 2, max: 8 }), (list, ways) => {
        let bill: Bill = { rounds: list, parts: [] }
        fc.pre(standingOf(bill).totalAmount >= ways)
        for (let at = 0; at < ways; at += 1) {
          const cut = cutPart(bill, { by: 'evenly', ways })
          if (typeof cut === 'string') throw new Error(cut)
          bill = { ...bill, parts: [...bill.parts, { ...cut, state: 'paid', returned: money(0) }] }
        }
        expect(isPaidUp(bill)).toBe(true)
        expect(evenPlan(bill.parts)).toBeUndefined()
      }),
    )
  })

  test('An excess is refunded exactly, and no part more than it still holds (M8, M9)', () => {
    fc.assert(
      fc.property(fc.array(price, { maxLength: 6 }), price, (kept, wanted) => {
        const back = returnsOf(kept, wanted)
        expect(sum(back)).toBe(Math.min(wanted, sum(kept)))
        for (const [at, given] of back.entries()) expect(given).toBeLessThanOrEqual(kept[at] ?? 0)
      }),
    )
  })

  test('The last part is refunded first', () => {
    expect(returnsOf([money(500), money(300)], money(400))).toEqual([100, 300])
  })
})

describe('a part of a bill', () => {
  const two: BillRound[] = [
    {
      orderId: 'a',
      total: money(1001),
      lines: [
        { itemKey: 'x', amount: money(500) },
        { itemKey: 'y', amount: money(500) },
      ],
    },
  ]

  test('An amount beyond the rest is reduced to the rest (PAY-9)', () => {
    const parts: BillPart[] = [{ state: 'paid', amount: money(900), returned: money(0), cut: { by: 'amount' } }]
    expect(cutPart({ rounds: two, parts }, { by: 'items', items: [{ orderId: 'a', itemKey: 'x' }] })).toMatchObject({
      amount: 101,
    })
    expect(cutPart({ rounds: two, parts }, { by: 'amount', amount: money(102) })).toBe('moreThanRest')
    expect(hasRoomFor({ rounds: two, parts }, money(101))).toBe(true)
    expect(hasRoomFor({ rounds: two, parts }, money(102))).toBe(false)
  })

  test('A dish that is not on the bill, or that another guest pays, is refused', () => {
    const item = { orderId: 'a', itemKey: 'x' }
    const cut = { by: 'items' as const, items: [item] }
    const parts: BillPart[] = [{ state: 'open', amount: money(501), returned: money(0), cut }]
    expect(cutPart({ rounds: two, parts }, cut)).toBe('itemTaken')
    expect(cutPart({ rounds: two, parts: [] }, { by: 'items', items: [{ ...item, itemKey: 'z' }] })).toBe('itemGone')
    expect(cutPart({ rounds: [], parts: [] }, { by: 'rest' })).toBe('nothingDue')
  })

  test('After merging two tables that were both split evenly, shares of one do not count for the other (ORDER-3)', () => {
    const cut = (ways: number, base: number) => ({ by: 'evenly' as const, plan: 0, ways, base: money(base), share: 0 })
    const paid = { state: 'paid' as const, returned: money(0) }
    const first = { ...paid, amount: money(300), cut: cut(3, 900) }
    const second = { ...paid, amount: money(50), cut: cut(2, 100) }
    expect(evenPlan([first, second])).toMatchObject({ ways: 2, base: 100, taken: [0] })
    const cutNow = cutPart({ rounds: two, parts: [first, second] }, { by: 'evenly', ways: 2 })
    expect(cutNow).toMatchObject({ amount: 50, cut: { share: 1 } })
    const third = { ...second, cut: { ...cut(2, 100), share: 1 } }
    expect(evenPlan([first, second, third])).toBeUndefined()
  })

  test('A released part frees its even share for the next guest', () => {
    const cut = (share: number) => ({ by: 'evenly' as const, plan: 0, ways: 3, base: money(1001), share })
    const parts: BillPart[] = [
      { state: 'freed', amount: money(334), returned: money(0), cut: cut(0) },
      { state: 'paid', amount: money(334), returned: money(0), cut: cut(1) },
    ]
    expect(cutPart({ rounds: two, parts }, { by: 'evenly', ways: 3 })).toMatchObject({ amount: 334, cut: { share: 0 } })
  })
})
