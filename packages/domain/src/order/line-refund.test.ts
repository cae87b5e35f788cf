import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { type LineRefund, refundableLines, type SoldLine, dishesShare, refundOfPieces } from './line-refund.ts'

const line = (itemKey: string, quantity: number, amount: number): SoldLine => ({
  itemKey,
  quantity,
  amount: money(amount),
})

describe('refunds of single lines (ORDER-9, M9)', () => {
  test('One of three soups is refunded with its share of the tax; a gift has no value', () => {
    const lines = refundableLines(money(2200), [line('soup', 3, 1500), line('tea', 1, 500), line('free', 1, 0)], [])
    expect(lines.map(({ worth }) => worth)).toEqual([1650, 550, 0])
    const [soup, , free] = lines
    expect([soup && refundOfPieces(soup, 1), soup && refundOfPieces(soup, 3), free && refundOfPieces(free, 1)]).toEqual(
      [550, 1650, 0],
    )
  })

  test.each([
    ['The fee of a completed delivery is not refunded', [['delivery', 'delivery', 500]], 2500, 2000],
    [
      'A free delivery does not reduce the refund of the dishes',
      [
        ['delivery', 'delivery', 500],
        ['discount', 'promotionDelivery', -500],
      ],
      2000,
      2000,
    ],
    [
      'Discounts on the dishes stay deducted',
      [
        ['delivery', 'delivery', 500],
        ['discount', 'promotion', -300],
      ],
      2200,
      1700,
    ],
  ] as const)('%s', (_, lines, total, worth) => {
    const totalLines = lines.map(([kind, rule, amount]) => ({ kind, rule: `cart.rule.${rule}`, amount: money(amount) }))
    expect(dishesShare(money(total), totalLines)).toBe(worth)
  })

  test.each([0, -1, 0.5, 4, Number.NaN])('%d of three is refused (M5)', count => {
    const [soup] = refundableLines(money(1000), [line('soup', 3, 1000)], [])
    expect(soup && refundOfPieces(soup, count)).toBeUndefined()
  })

  test('All partial refunds together are exactly the paid amount', () => {
    const lines = fc.uniqueArray(
      fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 99_999 })),
      { minLength: 1, maxLength: 6, selector: ([key]) => key },
    )
    fc.assert(
      fc.property(lines, fc.nat(500_000), fc.infiniteStream(fc.nat()), (sold, paid, randomness) => {
        const all = sold.map(([key, quantity, amount]) => line(String(key), quantity, amount))
        const backs: LineRefund[] = []
        const next = () => refundableLines(money(paid), all, backs).filter(it => it.returnedQuantity < it.quantity)
        for (let open = next(); open.length > 0; open = next()) {
          const one = open[(randomness.next().value ?? 0) % open.length]
          if (!one) break
          const count = 1 + ((randomness.next().value ?? 0) % (one.quantity - one.returnedQuantity))
          const amount = refundOfPieces(one, count)
          expect(amount).toBeDefined()
          backs.push({ itemKey: one.itemKey, quantity: count, amount: amount ?? money(0) })
        }
        expect(backs.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid)
        for (const { amount } of backs) expect(amount).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
