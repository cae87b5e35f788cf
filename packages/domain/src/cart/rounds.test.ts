import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import type { LineToPrice } from './calculation.ts'
import { priceRounds, type RoundToPrice } from './rounds.ts'
import { lineOf, promotionOf, shopOf } from './testing.ts'

const NOON = { weekday: 1, minutes: 720 } as const
const roundOf = (orderId: string, lines: LineToPrice[], own: Partial<RoundToPrice> = {}): RoundToPrice => ({
  orderId,
  lines,
  coupons: [],
  chosenDiscountIds: [],
  isMember: false,
  moment: NOON,
  ...own,
})
const priced = (
  promotions: ReturnType<typeof promotionOf>[],
  rounds: RoundToPrice[],
  more: { paid?: number; gifts?: LineToPrice[] } = {},
) =>
  priceRounds({
    shop: shopOf({ promotions }),
    bizType: 1100,
    rounds,
    paidAmount: money(more.paid ?? 0),
    ...(more.gifts && { gifts: more.gifts }),
  })
const totals = ({ rounds }: ReturnType<typeof priceRounds>) => rounds.map(it => it.totalPaidAmount)

const tenFrom50 = promotionOf('ten', { kind: 'amount', amount: money(1000) }, { threshold: money(5000) })
const oneFree = promotionOf('one', { kind: 'buyGet', buy: 1, get: 1, rate: 1_000_000, most: 0 }, { foodIds: ['pizza'] })

describe('promotions of a bill are computed over all of its rounds (ORDER-3, PRICE-2)', () => {
  test('A threshold counts all rounds and applies once', () => {
    const rounds = [roundOf('a', [lineOf('steak', 3000)]), roundOf('b', [lineOf('wine', 3000)])]
    expect(priced([tenFrom50], rounds.slice(0, 1)).totalPaidAmount).toBe(3000)
    const both = priced([tenFrom50], rounds)
    expect(totals(both)).toEqual([2500, 2500])
    const large = [roundOf('a', [lineOf('steak', 6000)]), roundOf('b', [lineOf('wine', 6000)])]
    expect(priced([tenFrom50], large).totalPaidAmount).toBe(11_000)
  })

  test('The best optional promotion applies once until one is chosen with a round; choosing none counts too (PRICE-3)', () => {
    const optional = { promotionType: 1105, stackable: false }
    const tenth = promotionOf('tenth', { kind: 'percent', rate: 100_000 }, optional)
    const four = promotionOf('four', { kind: 'amount', amount: money(400) }, optional)
    const all = (...choices: RoundToPrice['chosenDiscountIds'][]) =>
      choices.map((chosenDiscountIds, at) => roundOf(`o${at}`, [lineOf(`steak-${at}`, 3000)], { chosenDiscountIds }))
    const totalOf = (...choices: RoundToPrice['chosenDiscountIds'][]) =>
      priced([tenth, four], all(...choices)).totalPaidAmount
    expect(totalOf('best')).toBe(2600)
    expect(totalOf('best', 'best')).toBe(5400)
    expect(totalOf('best', ['four'])).toBe(5600)
    expect(totalOf(['four'], ['four'])).toBe(5600)
    expect(totalOf([], 'best')).toBe(6000)
  })

  test('An offer for a segment reduces the rounds of its members only, and those as they were when sent (CARD-19)', () => {
    const half = promotionOf('half', { kind: 'percent', rate: 500_000 }, { segmentId: 'gold' })
    const rounds = [roundOf('a', [lineOf('steak', 3000)], { segments: ['gold'] }), roundOf('b', [lineOf('wine', 3000)])]
    expect(totals(priced([half], rounds))).toEqual([1500, 3000])
    const later = [...rounds, roundOf('c', [lineOf('cake', 1000)])]
    expect(totals(priced([half], later))).toEqual([1500, 3000, 1000])
    expect(totals(priced([half], rounds.slice(1)))).toEqual([3000])
  })

  test('With a pizza in each of two rounds one is free, whichever guest ordered it', () => {
    const both = priced([oneFree], [roundOf('a', [lineOf('pizza', 1200)]), roundOf('b', [lineOf('pizza', 1200)])])
    expect(both.totalPaidAmount).toBe(1200)
    expect(both.totalDiscountAmount).toBe(1200)
  })

  test('Without a promotion each round is priced separately, to the minor unit', () => {
    const taxes = [{ taxId: 't', name: {}, rate: 88_750, inclusive: false, onFees: false }]
    const shop = shopOf({ taxes })
    const rounds = ['a', 'b', 'c'].map(id => roundOf(id, [lineOf('tea', 505, 1, { taxIds: ['t'] })]))
    const all = priceRounds({ shop, bizType: 1100, rounds, paidAmount: money(0) })
    expect(totals(all)).toEqual([550, 550, 550])
  })

  test('The bill never falls below the paid amount: 49 with 45 paid, and 1 more reaches "10 off from 50"', () => {
    const rounds = [roundOf('a', [lineOf('steak', 4900)]), roundOf('b', [lineOf('tea', 100)])]
    expect(priced([tenFrom50], rounds).totalPaidAmount).toBe(4000)
    const all = priced([tenFrom50], rounds, { paid: 4500 })
    expect(all.totalPaidAmount).toBe(4500)
    for (const { totalLines, totalPaidAmount } of all.rounds)
      expect(totalLines.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalPaidAmount)
  })

  test('A happy hour applies to rounds that were sent while it ran', () => {
    const happy = promotionOf(
      'happy',
      { kind: 'percent', rate: 500_000 },
      { windows: [{ weekdays: [1], from: 960, to: 1080 }] },
    )
    const rounds = [
      roundOf('a', [lineOf('beer', 800)], { moment: { weekday: 1, minutes: 1000 } }),
      roundOf('b', [lineOf('beer', 800)], { moment: { weekday: 1, minutes: 1100 } }),
    ]
    expect(totals(priced([happy], rounds))).toEqual([400, 800])
  })

  test('The member price applies to rounds that a member sent (LOGIN-10)', () => {
    const beer = () => lineOf('beer', 800, 1, { memberUnitAmount: money(700) })
    const rounds = [roundOf('a', [beer()], { isMember: true }), roundOf('b', [beer()])]
    const half = promotionOf('half', { kind: 'percent', rate: 500_000 })
    expect(totals(priced([half], rounds))).toEqual([350, 400])
  })

  test('A gift is given once, with the round that reaches it', () => {
    const cake = promotionOf(
      'cake',
      { kind: 'gift', foodId: 'cake', menuId: 'm', menuGroupId: 'g', unitId: '', quantity: 1 },
      { threshold: money(5000) },
    )
    const gift = lineOf('gift-cake', 0, 1, { giftOf: 'cake', price: money(500) })
    const [first, second] = [roundOf('a', [lineOf('steak', 3000)]), roundOf('b', [lineOf('wine', 3000)])]
    expect(priced([cake], [first], { gifts: [gift] }).gifts).toEqual([])
    expect(priced([cake], [first, second], { gifts: [gift] }).gifts.map(it => it.giftOf)).toEqual(['cake'])
    const served = { ...second, lines: [...second.lines, gift] }
    const third = roundOf('c', [lineOf('tea', 200)])
    expect(priced([cake], [first, served, third], { gifts: [gift] })).toMatchObject({
      gifts: [],
      totalPaidAmount: 6200,
    })
  })

  test('A coupon takes off the round it was sent with', () => {
    const coupon = {
      couponCode: 'C1',
      itemKeys: [],
      name: {},
      effect: { kind: 'amount' as const, amount: money(500) },
      minimum: money(0),
      foodIds: [],
      excludesPromotions: false,
    }
    const rounds = [roundOf('a', [lineOf('steak', 4000)]), roundOf('b', [lineOf('wine', 1000)], { coupons: [coupon] })]
    const all = priced([tenFrom50], rounds)
    expect(all.totalPaidAmount).toBe(3500)
    expect(all.rounds[1]?.totalLines.find(({ id }) => id === 'C1')?.amount).toBe(-500)
  })
})
