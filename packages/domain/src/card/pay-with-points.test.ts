import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { leastByPoints, payWithPoints, pointsFor, pointsValue } from './points.ts'

const rule = { minimumPointAmount: money(500), pointsTiersAmount: money(100), pointsPerTier: 50 }

describe('points pay in whole tiers (PAY-2)', () => {
  test.each([
    ['whole tiers of the amount due', 1250, 9000, 1200],
    ['capped at the point money available', 1250, 730, 700],
    ['none below the minimum', 1250, 499, 0],
    ['none for an amount due below the minimum', 499, 9000, 0],
    ['the minimum itself', 500, 500, 500],
    ['nothing available', 1250, 0, 0],
  ])('%s: of %i due with %i available, %i', (_, due, available, pays) => {
    expect(payWithPoints(money(due), money(available), rule)).toBe(pays)
  })

  test('Points are worth whole tiers, an amount costs its points, and less than nothing is worth nothing (PAY-2)', () => {
    expect([0, -1, 49, 50, 149].map(points => pointsValue(points, rule))).toEqual([0, 0, 0, 100, 200])
    expect([100, 250, 1200].map(amount => pointsFor(money(amount), rule))).toEqual([50, 100, 600])
    expect(payWithPoints(money(-100), money(900), { ...rule, minimumPointAmount: money(-500) })).toBe(0)
  })

  test('The least that points can pay is the minimum in whole tiers (PAY-2)', () => {
    const least = (minimum: number, tier: number) =>
      leastByPoints({ ...rule, minimumPointAmount: money(minimum), pointsTiersAmount: money(tier) })
    expect([least(500, 100), least(450, 100), least(0, 100), least(250, 0)]).toEqual([500, 500, 100, 250])
  })

  test('Points never pay more than the due or available amount, nor a part of a tier (PAY-2)', () => {
    const amounts = fc.integer({ min: 0, max: 10_000_000 })
    const rules = fc.record({
      minimumPointAmount: fc.integer({ min: 0, max: 5000 }).map(money),
      pointsTiersAmount: fc.integer({ min: 1, max: 1000 }).map(money),
      pointsPerTier: fc.integer({ min: 1, max: 500 }),
    })
    fc.assert(
      fc.property(amounts, amounts, rules, (due, points, any) => {
        const available = pointsValue(points, any)
        const pays = payWithPoints(money(due), available, any)
        expect(pays).toBeLessThanOrEqual(Math.min(due, available))
        expect(pays % any.pointsTiersAmount).toBe(0)
        expect(pays === 0 || pays >= any.minimumPointAmount).toBe(true)
        expect(pointsFor(pays, any)).toBeLessThanOrEqual(points)
      }),
    )
  })
})
