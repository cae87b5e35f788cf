import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsBack, payWithPoints, pointsEarnedBy, pointsFor, shareBack, spendParts } from '../card/index.ts'
import { money } from '../money/index.ts'
import { earningToTakeBack, type EarningTender, earningAmount } from './earning.ts'
import { refundableAmount, splitRefund } from './refund-split.ts'

const m = money
const RULE = { minimumPointAmount: m(100), pointsTiersAmount: m(100), pointsPerTier: 100 }

const input = fc.record({
  due: fc.integer({ min: 1, max: 200_000 }),
  points: fc.nat(3000),
  card: fc.record({ paid: fc.nat(60_000), given: fc.nat(20_000) }),
  /** Points and the card exclude each other. PAY-4 */
  byPoints: fc.boolean(),
  gift: fc.nat(40_000),
  extra: fc.nat(3000),
  bonus: fc.integer({ min: 0, max: 500_000 }),
  earns: fc.record({
    earnAmount: fc.integer({ min: 1, max: 500 }).map(m),
    earnPoints: fc.integer({ min: 0, max: 40 }),
  }),
  pieces: fc.array(fc.integer({ min: 1, max: 200_000 }), { maxLength: 8 }),
})

type Input = typeof input extends fc.Arbitrary<infer T> ? T : never

const tender = (paymentMethod: string, amount: number, more = 0): EarningTender[] =>
  amount + more > 0 ? [{ paymentMethod, amount: m(amount), paid: m(amount + more), returned: m(0) }] : []

/** The amount of each payment method, with the values spent and earned by it. */
function paidBy({ due, points, card, byPoints, gift, extra, bonus, earns }: Input) {
  const inPoints = byPoints ? payWithPoints(m(due), m(points), RULE) : m(0)
  const onCard = byPoints ? 0 : Math.min(due, card.paid + card.given)
  const spent = spendParts(m(onCard), { paid: m(card.paid), given: m(card.given) }) ?? { paid: m(0), given: m(0) }
  const byGift = Math.min(gift, due - inPoints - onCard)
  const outside = due - inPoints - onCard - byGift
  const tenders = [
    ...tender('16_msPoint', inPoints),
    ...tender('16_msBalance', onCard),
    ...tender('17_giftCard', byGift),
    ...tender('12_bankCard', outside, outside > 0 ? extra : 0),
  ]
  const earning = earningAmount(tenders)
  const had = { points: pointsFor(inPoints, RULE), ...spent, earned: pointsEarnedBy(earning, earns, bonus), earning }
  return { tenders, had, spent }
}

type Totals = ReturnType<typeof paidBy>['had']

/** The values one part of a refund restores on its payment method. */
function partBack(
  { paymentMethod, amount, returned }: EarningTender,
  part: number,
  { had, spent }: ReturnType<typeof paidBy>,
) {
  if (paymentMethod === '16_msPoint') return { points: shareBack(had.points, amount, returned, m(part)) }
  return paymentMethod === '16_msBalance' ? partsBack(spent, returned, m(part)) : {}
}

const sum = (a: Totals, b: Partial<Record<keyof Totals, number>>): Totals => ({
  points: a.points + (b.points ?? 0),
  paid: m(a.paid + (b.paid ?? 0)),
  given: m(a.given + (b.given ?? 0)),
  earned: a.earned + (b.earned ?? 0),
  earning: m(a.earning + (b.earning ?? 0)),
})

test('Paying with any mix and refunding in any parts restores exactly the earned and spent values, and never more in between (M9, M10)', () => {
  fc.assert(
    fc.property(input, one => {
      const paid = paidBy(one)
      const { had } = paid
      let { tenders } = paid
      let refund = sum({ ...had, points: 0, paid: m(0), given: m(0), earned: 0, earning: m(0) }, {})
      for (const piece of [...one.pieces, Number.MAX_SAFE_INTEGER]) {
        const parts = splitRefund(m(Math.min(piece, refundableAmount(tenders))), tenders)
        if (!parts) continue
        const earning = earningToTakeBack(tenders, parts)
        const earned = had.earning > 0 ? shareBack(had.earned, had.earning, refund.earning, earning) : 0
        refund = sum(refund, { earning, earned })
        for (const [i, it] of tenders.entries()) refund = sum(refund, partBack(it, parts[i] ?? 0, paid))
        tenders = tenders.map((it, i) => ({ ...it, returned: m(it.returned + (parts[i] ?? 0)) }))
        expect(tenders.every(it => it.returned <= it.paid)).toBe(true)
        for (const key of ['points', 'paid', 'given', 'earned'] as const)
          expect(refund[key]).toBeLessThanOrEqual(had[key])
      }
      expect(refundableAmount(tenders)).toBe(0)
      expect(refund).toEqual(had)
    }),
  )
})
