import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import {
  birthdayYear,
  campaignState,
  checkCampaign,
  costOfReward,
  dayInRound,
  fillRounds,
  mostPackageBack,
  rewardBack,
  rightsAfterRefund,
  runsAt,
  streakAfter,
  streakReached,
  weightLost,
  type Campaign,
  type Reward,
} from './index.ts'

const none: Reward = { points: 0, bonus: money(0), coupons: [] }
const reward = (points: number, bonus = 0, count = 0): Reward => ({
  points,
  bonus: money(bonus),
  coupons: count === 0 ? [] : [{ couponTemplateId: 'tea', count, cost: money(300) }],
})
const campaign = (more: Partial<Campaign> = {}): Campaign => ({
  campaignId: 'c',
  name: { en_US: 'Gift' },
  description: {},
  currencyCode: 'USD',
  rule: { kind: 'collect' },
  reward: reward(50),
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  shopIds: [],
  enabled: true,
  ...more,
})
const natural = (max: number) => fc.integer({ min: 0, max })

describe('when and where a campaign runs (CARD-8)', () => {
  test.each([
    ['2026-02-28', 'scheduled'],
    ['2026-03-01', 'running'],
    ['2026-03-31', 'running'],
    ['2026-04-01', 'ended'],
  ])('On %s it is %s (CARD-8)', (date, state) => expect(campaignState(campaign(), date)).toBe(state))

  test('A campaign that is switched off does not run (CARD-8)', () =>
    expect(campaignState(campaign({ enabled: false }), '2026-03-10')).toBe('off'))

  test('It runs at its stores, or at every store of its currency (CARD-8)', () => {
    const at = (shopId: number, currencyCode = 'USD') => ({ shopId, currencyCode, date: '2026-03-10' })
    expect(runsAt(campaign(), at(1))).toBe(true)
    expect(runsAt(campaign(), at(1, 'GBP'))).toBe(false)
    expect([1, 2].map(shopId => runsAt(campaign({ shopIds: [2] }), at(shopId)))).toEqual([false, true])
  })
})

describe('rounds of spending and stamps (CARD-8)', () => {
  test('Orders add up to the same rounds, however the amount is split (CARD-8)', () => {
    fc.assert(
      fc.property(fc.array(natural(5000), { maxLength: 20 }), fc.integer({ min: 1, max: 3000 }), (amounts, size) => {
        let at = { round: 0, filled: 0 }
        const byRound = new Map<number, number>()
        for (const amount of amounts) {
          const next = fillRounds(at, amount, { size, repeats: true })
          for (const { round, weight } of next.parts) byRound.set(round, (byRound.get(round) ?? 0) + weight)
          expect(next.parts.reduce((sum, part) => sum + part.weight, 0)).toBe(amount)
          at = next
        }
        const sum = amounts.reduce((all, amount) => all + amount, 0)
        expect(at).toMatchObject({ round: Math.floor(sum / size), filled: sum % size })
        for (const [round, weight] of byRound) expect(weight).toBe(round < at.round ? size : at.filled)
      }),
    )
  })

  test('Without repeats nothing is counted beyond the first round (CARD-8)', () => {
    const once = { size: 100, repeats: false }
    expect(fillRounds({ round: 0, filled: 40 }, 300, once)).toEqual({
      parts: [{ round: 0, weight: 60 }],
      round: 1,
      filled: 0,
    })
    expect(fillRounds({ round: 1, filled: 0 }, 300, once)).toEqual({ parts: [], round: 1, filled: 0 })
  })

  test('A part too small for a whole coupon takes none back (CARD-8, M10)', () => {
    expect(rewardBack(reward(10, 0, 1), 1000, 0, 400)).toEqual({ ...none, points: 4 })
    expect(rewardBack(reward(10, 0, 1), 1000, 400, 1000)).toMatchObject({ points: 6, coupons: [{ count: 1 }] })
  })

  test('A stamp is lost when what remains of the order is below the minimum (CARD-8)', () => {
    const stamps = { kind: 'stamps' as const, stamps: 5, minimum: money(1000), repeats: true }
    expect(weightLost(stamps, 1, money(1500), money(500))).toBe(0)
    expect(weightLost(stamps, 1, money(1500), money(501))).toBe(1)
    expect(weightLost(stamps, 1, money(1500), money(1500))).toBe(1)
  })

  test('Spending is lost in proportion to the refund (CARD-8)', () => {
    const spending = { kind: 'spending' as const, threshold: money(100), repeats: true }
    expect(weightLost(spending, 60, money(120), money(60))).toBe(30)
    expect(weightLost(spending, 60, money(120), money(120))).toBe(60)
  })
})

describe('rewards (CARD-8)', () => {
  test('A reward costs its bonus, its coupons, and its points at their value rounded up (CARD-8)', () => {
    const rule = { pointsPerTier: 100, pointsTiersAmount: money(100), minimumPointAmount: money(0) }
    expect(costOfReward(reward(50, 200, 2), rule)).toBe(50 + 200 + 600)
    expect(costOfReward(reward(1), { ...rule, pointsPerTier: 300 })).toBe(1)
    expect(costOfReward(reward(50), undefined)).toBe(0)
  })

  test('Parts taken back add up to exactly the reward (CARD-8)', () => {
    const steps = fc.array(natural(400), { maxLength: 10 })
    fc.assert(
      fc.property(natural(5000), natural(5000), natural(9), fc.integer({ min: 1, max: 4000 }), steps, (...args) => {
        const [points, bonus, count, whole, backs] = args
        const rewards = reward(points, bonus, count)
        let before = 0
        const sum = { points: 0, bonus: 0, coupons: 0 }
        for (const until of [...backs.map(step => step), whole]
          .map(step => Math.min(whole, step))
          .sort((a, b) => a - b)) {
          const back = rewardBack(rewards, whole, before, until)
          sum.points += back.points
          sum.bonus += back.bonus
          sum.coupons += back.coupons.reduce((all, one) => all + one.count, 0)
          before = until
        }
        expect(sum).toEqual({ points, bonus, coupons: count })
      }),
    )
  })
})

describe('daily sign-in (CARD-8)', () => {
  test('Days in a row count up, and a gap starts anew (CARD-8)', () => {
    expect(streakAfter(undefined, '2026-03-01')).toBe(1)
    expect(streakAfter({ date: '2026-02-28', streak: 4 }, '2026-03-01')).toBe(5)
    expect(streakAfter({ date: '2026-02-27', streak: 4 }, '2026-03-01')).toBe(1)
  })

  test('A streak is rewarded on its day, and again in the next round (CARD-8)', () => {
    const streaks = [3, 7].map(days => ({ days, reward: reward(days) }))
    const days = Array.from({ length: 14 }, (_, i) => streakReached(streaks, i + 1)?.days)
    expect(days).toEqual([
      undefined,
      undefined,
      3,
      undefined,
      undefined,
      undefined,
      7,
      undefined,
      undefined,
      3,
      undefined,
      undefined,
      undefined,
      7,
    ])
    expect(dayInRound([], 12)).toBe(12)
  })
})

describe('birthdays (CARD-8)', () => {
  const around = { daysBefore: 7, daysAfter: 7 }
  test.each([
    ['1990-05-10', '2026-05-02', undefined],
    ['1990-05-10', '2026-05-03', 2026],
    ['1990-05-10', '2026-05-17', 2026],
    ['1990-05-10', '2026-05-18', undefined],
    ['1990-01-02', '2026-12-28', 2027],
    ['1990-12-30', '2027-01-03', 2026],
    ['1992-02-29', '2026-02-21', 2026],
    ['1992-02-29', '2028-03-07', 2028],
    ['', '2026-05-10', undefined],
  ])('Born %s, on %s the gift of %s can be collected (CARD-8)', (birthday, date, year) =>
    expect(birthdayYear(birthday, date, around)).toBe(year),
  )
})

describe('rights packages (CARD-8)', () => {
  test('Used rights and returned money are never refunded (CARD-8)', () => {
    fc.assert(
      fc.property(natural(10_000), natural(20), natural(20), (price, count, uses) => {
        const used = Math.min(uses, count)
        const back = mostPackageBack(money(price), money(0), [{ rightId: 'a', count, used }])
        expect(back).toBeLessThanOrEqual(price)
        if (count > 0) expect(back * count).toBeLessThanOrEqual(price * (count - used))
      }),
    )
    expect(mostPackageBack(money(1000), money(400), [{ rightId: 'a', count: 5, used: 2 }])).toBe(200)
    expect(mostPackageBack(money(1000), money(0), [])).toBe(1000)
  })

  test('A partial refund takes its share of the rights, and all of the price takes all (CARD-8)', () => {
    const rights = [{ rightId: 'a', count: 5, used: 1 }]
    const back = (returned: number, amount: number) =>
      rightsAfterRefund(rights, rights, { price: money(1000), returned: money(returned), back: money(amount) })
    expect(back(0, 400)[0]?.count).toBe(3)
    expect(back(0, 1000)[0]?.count).toBe(1)
  })
})

describe('setting a campaign up (CARD-8)', () => {
  const ground = {
    couponTemplateIds: ['tea'],
    shops: [
      { shopId: 1, currencyCode: 'USD' },
      { shopId: 2, currencyCode: 'GBP' },
    ],
    cardCurrency: 'USD',
  }
  const streak = (days: number) => ({ days, reward: reward(5) })
  test.each([
    ['a last day before the first', { endDate: '2026-02-01' }, 'campaignBackwards'],
    ['no reward', { reward: none }, 'rewardMissing'],
    [
      'a bonus in a currency other than the card’s',
      { currencyCode: 'GBP', reward: reward(0, 100) },
      'bonusCurrencyUnfit',
    ],
    ['two equal streaks', { rule: { kind: 'signIn', streaks: [streak(3), streak(3)] } }, 'streakTwice'],
    [
      'an empty package',
      { rule: { kind: 'rightsPackage', price: money(5), validDays: 9, rights: [] }, reward: none },
      'rightsMissing',
    ],
    [
      'an unknown coupon',
      { reward: { ...none, coupons: [{ couponTemplateId: 'x', count: 1, cost: money(0) }] } },
      'couponUnknown',
    ],
    ['a currency that no store uses', { currencyCode: 'JPY' }, 'currencyUnfit'],
    ['a store of another currency', { shopIds: [2] }, 'shopUnfit'],
  ] as const)('%s is refused (CARD-8)', (_what, more, why) =>
    expect(checkCampaign(campaign(more as unknown as Partial<Campaign>), ground).map(({ reason }) => reason)).toContain(
      why,
    ),
  )

  test('Each fault of a campaign is named at its field (CARD-8, STORE-2)', () => {
    const faulty = { endDate: '2026-02-01', reward: reward(5, 0, 1), shopIds: [2, 1, 3] }
    const unknown = { ...faulty.reward, coupons: [{ couponTemplateId: 'x', count: 1, cost: money(0) }] }
    expect(checkCampaign(campaign({ ...faulty, reward: unknown }), ground).map(({ field }) => field)).toEqual([
      'campaign.endDate',
      'campaign.reward.coupons[0].couponTemplateId',
      'campaign.shopIds[0]',
      'campaign.shopIds[2]',
    ])
  })

  test('A complete campaign is accepted (CARD-8)', () => {
    expect(checkCampaign(campaign({ reward: reward(5, 100, 1), shopIds: [1] }), ground)).toEqual([])
    expect(
      checkCampaign(campaign({ reward: none, rule: { kind: 'referral', friendReward: reward(5) } }), ground),
    ).toEqual([])
  })
})
