import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Money, money } from '../money/index.ts'
import { livePoints, lotsBack, monthsAfter, takeFromLots } from './lots.ts'
import { partsBack, spendParts } from './parts.ts'
import { pointsEarnedBy, shareBack } from './points.ts'

/** Every full 1.00 spent earns a point. */
const rule = { earnAmount: money(100), earnPoints: 1 }
const amount = (max = 1_000_000) => fc.integer({ min: 0, max }).map(money)

describe('points earned by an order (CARD-7)', () => {
  it('One point for every full unit plus the level’s bonus, truncated', () => {
    expect(pointsEarnedBy(money(1999), rule, 0)).toBe(19)
    expect(pointsEarnedBy(money(1999), rule, 500_000)).toBe(28)
    expect(pointsEarnedBy(money(99), rule, 500_000)).toBe(0)
    expect(pointsEarnedBy(money(-500), rule, 0)).toBe(0)
  })

  it('Partial refunds together take back exactly the points of the whole order (M10)', () => {
    const pieces = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(pieces, fc.nat(100_000), (backs, points) => {
        const whole = backs.reduce((sum, it) => sum + it, 0)
        let before = 0
        let taken = 0
        for (const refund of backs) {
          taken += shareBack(points, money(whole), money(before), money(refund))
          before += refund
        }
        expect(taken).toBe(points)
      }),
    )
  })
})

describe('expiry of points, oldest first (CARD-7)', () => {
  const lots = [
    { pointLotId: 'late', left: 50, expiresAt: 300 },
    { pointLotId: 'over', left: 70, expiresAt: 100 },
    { pointLotId: 'soon', left: 20, expiresAt: 200 },
  ]

  it('Lots that expire first are spent first; expired points are not spent', () => {
    expect(livePoints(lots, 100)).toBe(70)
    expect(takeFromLots(lots, 30, 100)).toEqual([
      { pointLotId: 'soon', points: 20 },
      { pointLotId: 'late', points: 10 },
    ])
    expect(takeFromLots(lots, 71, 100)).toBeUndefined()
  })

  it('Restored points return to the lots they were taken from, last taken first', () => {
    const uses = [
      { pointLotId: 'soon', points: 20 },
      { pointLotId: 'late', points: 10 },
    ]
    expect(lotsBack(uses, 0, 15)).toEqual([
      { pointLotId: 'late', points: 10 },
      { pointLotId: 'soon', points: 5 },
    ])
    expect(lotsBack(uses, 15, 15)).toEqual([{ pointLotId: 'soon', points: 15 }])
  })

  it('Months are calendar months', () => {
    const at = (text: string) => Date.parse(text)
    expect(monthsAfter(at('2026-01-31T10:00:00Z'), 1)).toBe(at('2026-02-28T10:00:00Z'))
    expect(monthsAfter(at('2026-11-22T00:00:00Z'), 14)).toBe(at('2028-01-22T00:00:00Z'))
  })
})

describe('parts of the card balance (CARD-3)', () => {
  it('Paid-in value is spent before bonus value', () => {
    expect(spendParts(money(1200), { paid: money(1000), given: money(300) })).toEqual({ paid: 1000, given: 200 })
    expect(spendParts(money(1301), { paid: money(1000), given: money(300) })).toBeUndefined()
  })

  it('Partial refunds restore the parts a payment was taken from (M9, M10)', () => {
    const piece = fc.integer({ min: 1, max: 900 })
    fc.assert(
      fc.property(
        amount(3000),
        amount(3000),
        fc.array(piece, { minLength: 1, maxLength: 6 }),
        (paid, bonus, shares) => {
          const whole = paid + bonus
          fc.pre(whole > 0)
          let before = 0
          const refund = { paid: 0, given: 0 }
          for (const split of [...shares, whole]) {
            const now = Math.min(split, whole - before)
            if (now === 0) continue
            const parts = partsBack({ paid, given: bonus }, before as Money, now as Money)
            expect(Math.min(parts.paid, parts.given)).toBeGreaterThanOrEqual(0)
            refund.paid += parts.paid
            refund.given += parts.given
            before += now
          }
          expect(refund).toEqual({ paid, given: bonus })
        },
      ),
    )
  })
})
