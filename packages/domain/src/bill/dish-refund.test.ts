import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Money, money } from '../money/index.ts'
import { type PaidShare, splitDishRefund } from './dish-refund.ts'
import { billTotals } from './totals.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
const dish = (itemKey: string, amount: number) => ({ orderId: 'o', itemKey, amount: money(amount) })
const listing = (left: number, ...itemKeys: string[]): PaidShare => ({
  left: money(left),
  cut: { by: 'items', items: itemKeys.map(itemKey => ({ orderId: 'o', itemKey })) },
})
const share = (left: number): PaidShare => ({ left: money(left), cut: { by: 'amount' } })

describe('refunding dishes of a closed bill (ORDER-9, M9)', () => {
  test('A dish is refunded to the part that paid it by listing it, whatever others paid (ORDER-9)', () => {
    expect(splitDishRefund([dish('soup', 700)], [share(2000), listing(1000, 'soup'), listing(500, 'tea')])).toEqual([
      0, 700, 0,
    ])
  })

  test('A part may list several dishes; the same dish of another round is another one (ORDER-9)', () => {
    expect(splitDishRefund([dish('soup', 700)], [share(2000), listing(1000, 'tea', 'soup')])).toEqual([0, 700])
    const later = { ...dish('soup', 700), orderId: 'later' }
    expect(splitDishRefund([later], [share(2000), listing(1000, 'soup')])).toEqual([700, 0])
  })

  test('A dish that no part lists is refunded in proportion to the shares and amounts paid (ORDER-9)', () => {
    expect(splitDishRefund([dish('pie', 900)], [share(2000), share(1000), listing(500, 'tea')])).toEqual([600, 300, 0])
  })

  test('Parts for other dishes pay only what the others cannot cover; more than all hold is no refund (M9)', () => {
    expect(splitDishRefund([dish('pie', 900)], [share(600), listing(500, 'tea')])).toEqual([600, 300])
    expect(splitDishRefund([dish('pie', 1101)], [share(600), listing(500, 'tea')])).toBeUndefined()
  })

  test('Shares add up, none exceeds what its part holds, and all refunds together return everything (M9)', () => {
    const key = fc.constantFrom('a', 'b', 'c')
    const part = fc.oneof(
      fc.nat(5000).map(share),
      fc
        .tuple(fc.nat(5000), fc.array(key, { minLength: 1, maxLength: 2 }))
        .map(([left, keys]) => listing(left, ...keys)),
    )
    const refund = fc.array(
      fc.tuple(key, fc.nat(3000)).map(([itemKey, amount]) => dish(itemKey, amount)),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 5 }),
        fc.array(refund, { maxLength: 5 }),
        (parts, refunds) => {
          let now = parts
          for (const dishes of refunds) {
            const shares = splitDishRefund(dishes, now)
            const total = sum(dishes.map(({ amount }) => amount))
            expect(shares === undefined).toBe(total > sum(now.map(({ left }) => left)))
            if (!shares) continue
            expect(sum(shares)).toBe(total)
            now = now.map((one, at) => ({ ...one, left: money(one.left - (shares[at] ?? 0)) }))
            for (const { left } of now) expect(left).toBeGreaterThanOrEqual(0)
          }
          const rest = sum(now.map(({ left }) => left))
          expect(splitDishRefund([dish('z', rest)], now)).toEqual(now.map(({ left }) => left))
        },
      ),
    )
  })

  test('A refund of dishes leaves nothing to pay; a round that falls through later returns only the rest (M8)', () => {
    const round = (orderId: string, total: number, returned = 0) => ({
      orderId,
      total: money(total),
      returned: money(returned),
      lines: [],
    })
    const parts = [{ state: 'paid' as const, amount: money(1000), returned: money(300), cut: { by: 'rest' as const } }]
    const rounds = [round('one', 600, 300), round('two', 400)]
    expect(billTotals({ rounds, parts })).toMatchObject({ restAmount: 0 as Money, excessAmount: 0 as Money })
    expect(billTotals({ rounds: rounds.slice(1), parts })).toMatchObject({ restAmount: 0, excessAmount: 300 })
    expect(billTotals({ rounds: rounds.slice(0, 1), parts })).toMatchObject({ restAmount: 0, excessAmount: 400 })
  })
})
