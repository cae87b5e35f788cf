import { describe, expect, it } from 'vitest'
import { money } from '../../money/index.ts'
import type { Promotion, PromotionEffect } from '../../store/index.ts'
import { calculate } from '../calculate.ts'
import type { CalculationInput, LineToPrice } from '../calculation.ts'
import { inputOf, lineOf, promotionOf, shopOf } from '../testing.ts'

const off = (amount: number): PromotionEffect => ({ kind: 'amount', amount: money(amount) })
const percent = (rate: number): PromotionEffect => ({ kind: 'percent', rate: rate * 10_000 })
const buyGet = (own: Partial<Extract<PromotionEffect, { kind: 'buyGet' }>> = {}): PromotionEffect => ({
  kind: 'buyGet',
  buy: 1,
  get: 1,
  rate: 1_000_000,
  most: 0,
  ...own,
})

const priced = (lines: LineToPrice[], promotions: Promotion[], own: Partial<CalculationInput> = {}) =>
  calculate(inputOf(lines, { shop: shopOf({ promotions }), ...own }))
const applied = (answer: ReturnType<typeof calculate>) =>
  answer.executeList.map(it => `${it.discountId} ${it.discountAmount}`)

describe('each kind of promotion', () => {
  it('Buy two: the cheapest of three is free (PRICE-2)', () => {
    const promotions = [promotionOf('3for2', buyGet({ buy: 2 }))]
    const answer = priced([lineOf('a', 900), lineOf('b', 700), lineOf('c', 500)], promotions)
    expect(answer.items.map(it => it.discountAmount)).toEqual([0, 0, 500])
    expect(answer.totalLines.find(it => it.id === '3for2')).toMatchObject({
      rule: 'cart.rule.promotionFree',
      ruleParams: { buy: 2, get: 1 },
    })
  })

  it('Sets start with the most expensive piece, so that two orders never cost less than one (M14)', () => {
    const promotions = [promotionOf('pairs', buyGet())]
    const lines = [lineOf('dear', 1000, 2), lineOf('small', 100, 2)]
    expect(priced(lines, promotions).totalDiscountAmount).toBe(1100)
  })

  it('The number of sets in one order is limited (PRICE-2)', () => {
    const promotions = [promotionOf('pairs', buyGet({ most: 2 }))]
    expect(priced([lineOf('a', 300, 9)], promotions).totalDiscountAmount).toBe(600)
  })

  it('The second of a dish is half price, counted per dish (PRICE-2)', () => {
    const promotions = [promotionOf('second', buyGet({ rate: 500_000, perDish: true }))]
    const lines = [
      lineOf('x1', 800, 1, { foodId: 'x' }),
      lineOf('x2', 600, 1, { foodId: 'x' }),
      lineOf('y', 400),
      lineOf('z', 401, 2),
    ]
    const answer = priced(lines, promotions)
    expect(answer.items.map(it => it.discountAmount)).toEqual([0, 300, 0, 200])
    expect(answer.totalLines.find(it => it.id === 'second')?.rule).toBe('cart.rule.promotionNext')
  })

  it('A percentage off a menu group, up to a maximum (PRICE-2)', () => {
    const effect = { kind: 'percent' as const, rate: 200_000, atMost: money(150) }
    const promotions = [promotionOf('sweets', effect, { menuGroupIds: ['sweet'] })]
    const lines = [lineOf('a', 1000), lineOf('b', 1000, 1, { menuGroupId: 'sweet' })]
    expect(priced(lines, promotions).items.map(it => it.discountAmount)).toEqual([0, 150])
  })

  it('A happy hour applies in its hours only, also past midnight (T1)', () => {
    const windows = [{ weekdays: [5], from: 1320, to: 1500 }]
    const promotions = [promotionOf('late', percent(50), { windows })]
    const at = (weekday: number, minutes: number) =>
      priced([lineOf('a', 1000)], promotions, { moment: { weekday, minutes } }).totalDiscountAmount
    expect([at(5, 1319), at(5, 1320), at(6, 59), at(6, 60)]).toEqual([0, 500, 500, 0])
  })

  it('A threshold counts the dishes before other promotions, or after them where configured (PRICE-2)', () => {
    const first = promotionOf('first', percent(50), { foodIds: ['a'] })
    const second = (thresholdOn: 'before' | 'after') =>
      promotionOf('second', off(100), { threshold: money(1000), thresholdOn })
    expect(applied(priced([lineOf('a', 1000)], [first, second('before')]))).toEqual(['first 500', 'second 100'])
    const after = priced([lineOf('a', 1000)], [first, second('after')])
    expect(applied(after)).toEqual(['first 500'])
  })

  it('A gift is a separate free line that shows its regular price (PRICE-2)', () => {
    const effect = { kind: 'gift' as const, foodId: 'cake', menuId: 'm', menuGroupId: 'g', unitId: '', quantity: 1 }
    const promotions = [promotionOf('cake', effect, { threshold: money(2000) })]
    const gifts = [lineOf('gift-cake', 0, 1, { giftOf: 'cake', price: money(650), displayName: 'Cake' })]
    const below = priced([lineOf('a', 1999)], promotions, { gifts })
    expect([below.items.length, below.nearList[0]?.missingAmount]).toEqual([1, 1])
    const reached = priced([lineOf('a', 2000)], promotions, { gifts })
    expect(reached.items[1]).toMatchObject({ giftOf: 'cake', amount: 0, price: 650 })
    expect(reached).toMatchObject({ totalPaidAmount: 2000, totalDiscountAmount: 0 })
    expect(reached.totalLines.find(it => it.id === 'cake')).toMatchObject({
      amount: 0,
      rule: 'cart.rule.promotionGiftFrom',
      ruleParams: { dish: 'Cake', fromAmount: 2000, worthAmount: 650 },
    })
  })

  it('An unavailable gift is not offered (S1)', () => {
    const effect = { kind: 'gift' as const, foodId: 'cake', menuId: 'm', menuGroupId: 'g', unitId: '', quantity: 1 }
    const answer = priced([lineOf('a', 10)], [promotionOf('cake', effect, { threshold: money(2000) })], { gifts: [] })
    expect([answer.executeList, answer.nearList]).toEqual([[], []])
  })
})

describe('promotions that exclude each other', () => {
  const lines = [lineOf('a', 1000)]
  const small = (own: Partial<Promotion> = {}) => promotionOf('small', off(100), own)
  const large = (own: Partial<Promotion> = {}) => promotionOf('large', off(200), own)

  it('Within a group, or where one names the other, the guest gets the better one (S7)', () => {
    expect(applied(priced(lines, [small({ group: 'g' }), large({ group: 'g' })]))).toEqual(['large 200'])
    expect(applied(priced(lines, [small({ excludes: ['large'] }), large()]))).toEqual(['large 200'])
    expect(applied(priced(lines, [small(), large({ excludes: ['small'] })]))).toEqual(['large 200'])
  })

  it('A higher priority applies even if it is worth less (S7)', () => {
    const both = [small({ group: 'g', priority: 1 }), large({ group: 'g' })]
    expect(applied(priced(lines, both))).toEqual(['small 100'])
  })

  it('A promotion that excludes all others gives way to a better combination (S7)', () => {
    const two = [small(), promotionOf('third', off(150))]
    expect(applied(priced(lines, [large({ stackable: false }), ...two]))).toEqual(['small 100', 'third 150'])
    expect(applied(priced(lines, [large({ stackable: false }), small()]))).toEqual(['large 200'])
  })

  it('An exclusive promotion on dishes is still combined with free delivery (PRICE-3)', () => {
    const zone = { zoneId: 'z', name: {}, fee: money(300), minimumDeliveryFee: money(0) }
    const ride = promotionOf('ride', { kind: 'freeDelivery' })
    const answer = priced(lines, [large({ stackable: false }), ride], { bizType: 1200, zone })
    expect(applied(answer)).toEqual(['large 200', 'ride 300'])
  })

  it('One of the chosen promotions applies, unless all of them may be combined (PRICE-3)', () => {
    const a = promotionOf('a', off(100), { promotionType: 1104 })
    const b = promotionOf('b', off(50), { promotionType: 1105 })
    const chosenDiscountIds = ['b', 'a', 'b', 'foreign']
    expect(applied(priced(lines, [a, b], { chosenDiscountIds }))).toEqual(['a 100'])
    const free = [a, b].map(it => ({ ...it, stackable: true }))
    expect(applied(priced(lines, free, { chosenDiscountIds }))).toEqual(['a 100', 'b 50'])
  })

  it('While nothing is chosen, the optional promotions worth most apply, unless an automatic one is worth more (PRICE-3)', () => {
    const a = promotionOf('a', off(100), { promotionType: 1104 })
    const b = promotionOf('b', off(50), { promotionType: 1105 })
    const best = (...all: Parameters<typeof priced>[1][number][]) =>
      applied(priced(lines, all, { chosenDiscountIds: 'best' }))
    expect(best(a, b)).toEqual(['a 100'])
    expect(best({ ...a, stackable: true }, { ...b, stackable: true })).toEqual(['a 100', 'b 50'])
    expect(best(large({ excludes: ['a'] }), a)).toEqual(['large 200'])
    expect(best(large({ excludes: ['a'] }), { ...a, priority: 1 })).toEqual(['large 200'])
    expect(best({ ...a, threshold: money(1_000_000) }, b)).toEqual(['b 50'])
  })

  it('A chosen offer that takes nothing off beside the others displaces none of them (PRICE-3, S7)', () => {
    const promotions = [
      promotionOf('small', off(100)),
      promotionOf('only', off(80), { priority: 1, stackable: false }),
      promotionOf('late', off(90), {
        promotionType: 1104,
        priority: 1,
        threshold: money(1000),
        thresholdOn: 'after',
      }),
    ]
    const answerTo = (chosenDiscountIds: string[]) => priced([lineOf('a', 1050)], promotions, { chosenDiscountIds })
    expect(applied(answerTo([]))).toEqual(['only 80'])
    expect(applied(answerTo(['late']))).toEqual(['only 80'])
  })

  it('A chosen id that is no optional promotion of the store now changes nothing (S7)', () => {
    const promotions = [
      promotionOf('own', off(100), { promotionType: 2101, windows: [{ weekdays: [0], from: 0, to: 1 }] }),
      promotionOf('delivery', off(100), { promotionType: 1104, bizTypes: [1200] }),
      promotionOf('twice', off(100), { promotionType: 1101 }),
    ]
    const chosenDiscountIds = ['own', 'delivery', 'twice', 'twice', 'of-another-store']
    const forged = priced(lines, promotions, { chosenDiscountIds })
    expect(forged).toEqual(priced(lines, promotions))
  })

  it('An offer shows its saving next to the automatic promotions, or what excludes it (PRICE-3)', () => {
    const chosen = promotionOf('mine', percent(10), { promotionType: 1104 })
    const beside = priced(lines, [small(), chosen])
    expect(beside.optionalList).toMatchObject([{ discountId: 'mine', discountAmount: 90, chosen: false }])
    const stored = priced(lines, [large({ excludes: ['mine'] }), chosen])
    expect(stored.optionalList).toMatchObject([{ discountAmount: 0, excludedBy: { en_US: 'large' } }])
  })
})

describe('promotions within reach', () => {
  it('Free delivery is suggested only below the amount from which the address has it anyway (PRICE-2)', () => {
    const promotions = [promotionOf('ride', { kind: 'freeDelivery' }, { threshold: money(2000), bizTypes: [1200] })]
    const near = (freeFrom?: number) => {
      const zone = {
        zoneId: 'z',
        name: { en_US: 'Z' },
        fee: money(300),
        minimumDeliveryFee: money(0),
        distance: 100,
        ...(freeFrom !== undefined && { freeFrom: money(freeFrom) }),
      }
      return priced([lineOf('a', 1000)], promotions, { bizType: 1200, zone }).nearList.map(it => it.discountId)
    }
    expect([near(), near(2001), near(2000)]).toEqual([['ride'], ['ride'], []])
  })

  it('The nearest comes first; missing pieces count with the cheapest price (PRICE-2)', () => {
    const promotions = [
      promotionOf('from20', off(100), { threshold: money(2000) }),
      promotionOf('from15', off(100), { threshold: money(1500) }),
      promotionOf('pair', buyGet(), { foodIds: ['b'] }),
    ]
    const answer = priced([lineOf('a', 600), lineOf('b', 400)], promotions)
    expect(answer.nearList.map(it => [it.discountId, it.missingAmount, it.missingCount])).toEqual([
      ['pair', 0, 1],
      ['from15', 500, undefined],
      ['from20', 1000, undefined],
    ])
  })

  it('A promotion excluded by a better one is not offered (PRICE-2)', () => {
    const promotions = [
      promotionOf('now', off(300), { group: 'g' }),
      promotionOf('later', off(100), { group: 'g', threshold: money(5000) }),
    ]
    expect(priced([lineOf('a', 1000)], promotions).nearList).toEqual([])
  })
})
