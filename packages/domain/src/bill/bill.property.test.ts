import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Money, money } from '../money/index.ts'
import { splitOffPart, evenPlan, itemShares, takenItems } from './split-off-part.ts'
import { evenShares, lineShares } from './shares.ts'
import { canAccept, isPaidUp, splitRefund, billTotals } from './totals.ts'
import type { Bill, BillPart, BillRound, SplitRequest } from './types.ts'

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

/** Random split requests in sequence; `gives`: whether they are paid or cancelled. */
const splitWish = fc.record({
  how: fc.constantFrom('items', 'evenly', 'amount', 'rest', 'evenly'),
  pick: fc.array(fc.nat(23), { minLength: 1, maxLength: 4 }),
  ways: fc.integer({ min: 2, max: 5 }),
  amount: fc.integer({ min: 1, max: 500_000 }),
  gives: fc.constantFrom('paid', 'paid', 'freed', 'open'),
})

type SplitInput = typeof splitWish extends fc.Arbitrary<infer T> ? T : never

function wishOf(bill: Bill, { how, pick: index, ways, amount }: SplitInput): SplitRequest {
  if (how === 'evenly') return { by: 'evenly', ways }
  if (how === 'amount') return { by: 'amount', amount: money(amount) }
  if (how === 'rest') return { by: 'rest' }
  const all = bill.rounds.flatMap(({ orderId, lines }) => lines.map(({ itemKey }) => ({ orderId, itemKey })))
  return { by: 'items', items: index.map(at => all[at % all.length] ?? { orderId: '', itemKey: '' }) }
}

function press(bill: Bill, requested: SplitInput): Bill {
  const split = splitOffPart(bill, wishOf(bill, requested))
  if (typeof split === 'string') return bill
  const part = { ...split, returned: money(0) }
  const state = requested.gives as BillPart['state']
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
      fc.property(rounds, fc.array(splitWish, { maxLength: 12 }), (list, requests) => {
        let bill: Bill = { rounds: list, parts: [] }
        for (const one of requests) {
          bill = press(bill, one)
          const { totalAmount, paidAmount, openAmount, restAmount } = billTotals(bill)
          expect(paidAmount + openAmount + restAmount).toBe(totalAmount)
          const fallen = billTotals({ ...bill, rounds: bill.rounds.slice(1) })
          expect(fallen.openAmount).toBeLessThanOrEqual(Math.max(0, fallen.totalAmount - fallen.paidAmount))
          expect(billTotals(paidAll(bill)).excessAmount).toBe(0)
        }
        const last = splitOffPart(bill, { by: 'rest' })
        const { restAmount, totalAmount } = billTotals(bill)
        if (typeof last === 'string') {
          expect([last, restAmount]).toEqual(['nothingDue', 0])
          return
        }
        expect(last.amount).toBe(restAmount)
        const full = paidAll({ ...bill, parts: [...bill.parts, { ...last, state: 'open', returned: money(0) }] })
        expect(billTotals(full)).toMatchObject({ paidAmount: totalAmount, restAmount: 0 })
        expect(isPaidUp(full)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('No dish is paid twice (ORDER-3)', () => {
    fc.assert(
      fc.property(rounds, fc.array(splitWish, { maxLength: 12 }), (list, requests) => {
        const bill = requests.reduce(press, { rounds: list, parts: [] } as Bill)
        const named = bill.parts.flatMap(({ state, cut: split }) =>
          state !== 'freed' && split.by === 'items' ? split.items.map(it => `${it.orderId} ${it.itemKey}`) : [],
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
        fc.pre(billTotals(bill).totalAmount >= ways)
        for (let at = 0; at < ways; at += 1) {
          const split = splitOffPart(bill, { by: 'evenly', ways })
          if (typeof split === 'string') throw new Error(split)
          bill = { ...bill, parts: [...bill.parts, { ...split, state: 'paid', returned: money(0) }] }
        }
        expect(isPaidUp(bill)).toBe(true)
        expect(evenPlan(bill.parts)).toBeUndefined()
      }),
    )
  })

  test('An excess is refunded exactly, and no part more than it still holds (M8, M9)', () => {
    fc.assert(
      fc.property(fc.array(price, { maxLength: 6 }), price, (stored, wanted) => {
        const refund = splitRefund(stored, wanted)
        expect(sum(refund)).toBe(Math.min(wanted, sum(stored)))
        for (const [at, part] of refund.entries()) expect(part).toBeLessThanOrEqual(stored[at] ?? 0)
      }),
    )
  })

  test('The last part is refunded first', () => {
    expect(splitRefund([money(500), money(300)], money(400))).toEqual([100, 300])
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
    expect(
      splitOffPart({ rounds: two, parts }, { by: 'items', items: [{ orderId: 'a', itemKey: 'x' }] }),
    ).toMatchObject({
      amount: 101,
    })
    expect(splitOffPart({ rounds: two, parts }, { by: 'amount', amount: money(102) })).toBe('moreThanRest')
    expect(canAccept({ rounds: two, parts }, money(101))).toBe(true)
    expect(canAccept({ rounds: two, parts }, money(102))).toBe(false)
  })

  test('A dish that is not on the bill, or that another guest pays, is refused', () => {
    const item = { orderId: 'a', itemKey: 'x' }
    const split = { by: 'items' as const, items: [item] }
    const parts: BillPart[] = [{ state: 'open', amount: money(501), returned: money(0), cut: split }]
    expect(splitOffPart({ rounds: two, parts }, split)).toBe('itemTaken')
    expect(splitOffPart({ rounds: two, parts: [] }, { by: 'items', items: [{ ...item, itemKey: 'z' }] })).toBe(
      'itemGone',
    )
    expect(splitOffPart({ rounds: [], parts: [] }, { by: 'rest' })).toBe('nothingDue')
  })

  test('After merging two tables that were both split evenly, shares of one do not count for the other (ORDER-3)', () => {
    const split = (ways: number, base: number) => ({
      by: 'evenly' as const,
      plan: 0,
      ways,
      base: money(base),
      share: 0,
    })
    const paid = { state: 'paid' as const, returned: money(0) }
    const first = { ...paid, amount: money(300), cut: split(3, 900) }
    const second = { ...paid, amount: money(50), cut: split(2, 100) }
    expect(evenPlan([first, second])).toMatchObject({ ways: 2, base: 100, taken: [0] })
    const cutNow = splitOffPart({ rounds: two, parts: [first, second] }, { by: 'evenly', ways: 2 })
    expect(cutNow).toMatchObject({ amount: 50, cut: { share: 1 } })
    const third = { ...second, cut: { ...split(2, 100), share: 1 } }
    expect(evenPlan([first, second, third])).toBeUndefined()
  })

  test('A released part frees its even share for the next guest', () => {
    const split = (share: number) => ({ by: 'evenly' as const, plan: 0, ways: 3, base: money(1001), share })
    const parts: BillPart[] = [
      { state: 'freed', amount: money(334), returned: money(0), cut: split(0) },
      { state: 'paid', amount: money(334), returned: money(0), cut: split(1) },
    ]
    expect(splitOffPart({ rounds: two, parts }, { by: 'evenly', ways: 3 })).toMatchObject({
      amount: 334,
      cut: { share: 0 },
    })
  })
})
