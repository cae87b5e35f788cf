import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Money, money } from '../money/index.ts'
import { calculate } from './calculate.ts'
import type { LineToPrice } from './calculation.ts'
import { priceSeparately, priceRounds, type RoundsInput, type RoundToPrice } from './rounds.ts'
import { lineOf, promotionOf, shopOf } from './testing.ts'

const line = fc
  .record({
    food: fc.constantFrom('pizza', 'wine', 'steak', 'tea'),
    price: fc.constantFrom(1, 99, 505, 1200, 33_333),
    quantity: fc.integer({ min: 1, max: 4 }),
    member: fc.boolean(),
  })
  .map(({ food, price, quantity, member }) =>
    lineOf(`${food}-${price}`, price, quantity, {
      foodId: food,
      taxIds: ['t', 'v'],
      ...(member && { memberUnitAmount: money(Math.floor(price / 2)) }),
    }),
  )

const round = fc
  .record({
    lines: fc.uniqueArray(line, { selector: it => it.itemKey, minLength: 1, maxLength: 4 }),
    isMember: fc.boolean(),
    segments: fc.constantFrom([], ['gold']),
    minutes: fc.constantFrom(700, 1000),
  })
  .map(({ lines, isMember, segments, minutes }) => ({
    lines,
    isMember,
    segments,
    coupons: [],
    chosenDiscountIds: 'best' as const,
    moment: { weekday: 1 as const, minutes },
  }))

const rounds = fc
  .array(round, { minLength: 1, maxLength: 5 })
  .map(list => list.map((one, at): RoundToPrice => ({ ...one, orderId: `o${at}` })))

const promotions = fc.subarray([
  promotionOf('from', { kind: 'amount', amount: money(700) }, { threshold: money(2000) }),
  promotionOf('part', { kind: 'percent', rate: 333_333, atMost: money(900) }, { foodIds: ['wine'] }),
  promotionOf('sets', { kind: 'buyGet', buy: 1, get: 1, rate: 1_000_000, most: 2 }, { foodIds: ['pizza'] }),
  promotionOf('gold', { kind: 'percent', rate: 150_000 }, { segmentId: 'gold' }),
  promotionOf(
    'happy',
    { kind: 'percent', rate: 250_000 },
    { windows: [{ weekdays: [1], from: 960, to: 1080 }], stackable: false },
  ),
])

const menuAndStock = fc.record({
  promotions,
  taxRounding: fc.constantFrom('line' as const, 'total' as const),
  service: fc.constantFrom(0, 100_000, 125_000),
})

const inputOf = (
  list: RoundToPrice[],
  own: typeof menuAndStock extends fc.Arbitrary<infer T> ? T : never,
  paid = 0,
): RoundsInput => ({
  shop: shopOf({
    promotions: own.promotions,
    taxRounding: own.taxRounding,
    taxes: [
      { taxId: 't', name: {}, rate: 88_750, inclusive: false, onFees: true },
      { taxId: 'v', name: {}, rate: 50_000, inclusive: true, onFees: false },
    ],
    surcharges: own.service > 0 ? [{ surchargeId: 's', name: {}, rate: own.service, bizTypes: [1100] }] : [],
  }),
  bizType: 1100,
  rounds: list,
  paidAmount: money(paid),
})

const sum = (amounts: readonly Money[]) => amounts.reduce<number>((all, one) => all + one, 0)
const aloneOf = (input: RoundsInput) => sum(input.rounds.map(one => priceSeparately(input, one).totalPaidAmount))

describe('all rounds as one bill', () => {
  test('Rounds add up to the bill to the minor unit, each by its own lines, and none is negative (PRICE-5, PAY-9)', () => {
    fc.assert(
      fc.property(rounds, menuAndStock, (list, own) => {
        const all = priceRounds(inputOf(list, own))
        expect(sum(all.rounds.map(it => it.totalPaidAmount))).toBe(all.totalPaidAmount)
        for (const [at, one] of all.rounds.entries()) {
          const shown = one.totalLines.filter(({ kind }) => kind !== 'taxIncluded').map(({ amount }) => amount)
          expect(sum(shown)).toBe(one.totalPaidAmount)
          expect(one.totalPaidAmount).toBeGreaterThanOrEqual(0)
          expect(one.totalAmount - one.totalDiscountAmount).toBe(one.totalPaidAmount)
          const off = sum([...one.discounts.values()])
          expect(off).toBe(one.totalDiscountAmount)
          expect([...one.discounts.keys()]).toEqual(list[at]?.lines.map(it => it.itemKey))
        }
      }),
      { numRuns: 300 },
    )
  })

  test('No round costs more than when it was sent, and the bill never costs less than the paid amount (PAY-9)', () => {
    fc.assert(
      fc.property(rounds, menuAndStock, fc.double({ min: 0, max: 1, noNaN: true }), (list, own, share) => {
        const free = inputOf(list, own)
        const most = aloneOf(free)
        expect(priceRounds(free).totalPaidAmount).toBeLessThanOrEqual(most)
        const paid = Math.floor(most * share)
        const { totalPaidAmount } = priceRounds(inputOf(list, own, paid))
        expect(totalPaidAmount).toBeGreaterThanOrEqual(paid)
        expect(totalPaidAmount).toBeLessThanOrEqual(most)
      }),
      { numRuns: 300 },
    )
  })

  test('The best optional promotions take off the most, and once, however the dishes are spread over rounds (PRICE-3)', () => {
    const optional = fc.subarray([
      promotionOf('tenth', { kind: 'percent', rate: 100_000 }, { promotionType: 1105, stackable: false }),
      promotionOf('off', { kind: 'amount', amount: money(300) }, { promotionType: 1104, threshold: money(1500) }),
      promotionOf('wine', { kind: 'percent', rate: 500_000 }, { promotionType: 1104, foodIds: ['wine'] }),
    ])
    fc.assert(
      fc.property(rounds, menuAndStock, optional, (list, own, more) => {
        const alike = list.map(one => ({
          ...one,
          isMember: false,
          segments: [],
          moment: { weekday: 1 as const, minutes: 1000 },
        }))
        const all = { ...own, promotions: [...own.promotions, ...more] }
        const choosing = (chosenDiscountIds: RoundToPrice['chosenDiscountIds']) =>
          priceRounds(
            inputOf(
              alike.map(one => ({ ...one, chosenDiscountIds })),
              all,
            ),
          )
        const best = choosing('best')
        const ids = more.map(it => it.discountId)
        for (const chosen of [[], ids, ...ids.map(id => [id])])
          expect(best.totalPaidAmount).toBeLessThanOrEqual(choosing(chosen).totalPaidAmount)
        // Sorted as the lines of rounds are: of equal parts the first in this order gets the odd minor unit.
        const keyOf = ({ itemKey, quantity }: LineToPrice, at: number) => `${itemKey} ${quantity} ${at}`
        const lines = alike.flatMap((one, at) => one.lines.map(it => ({ ...it, itemKey: keyOf(it, at) })))
        const [first] = alike
        const together = first && priceRounds(inputOf([{ ...first, lines, chosenDiscountIds: 'best' }], all))
        expect(together?.totalDiscountAmount).toBe(best.totalDiscountAmount)
      }),
      { numRuns: 300 },
    )
  })

  test('A delivery that is priced again alone costs what it did, and a discount of staff lowers it by dishes and taxes (API-11)', () => {
    const zone = { zoneId: 'z', name: {}, fee: money(450), minimumDeliveryFee: money(0), freeFrom: money(60_000) }
    fc.assert(
      fc.property(round, menuAndStock, fc.integer({ min: 1, max: 100 }), (one, own, percent) => {
        const { shop } = inputOf([], own)
        const { totalPaidAmount } = calculate({
          ...one,
          chosenDiscountIds: 'best',
          shop,
          bizType: 1200,
          zone,
          cartVersion: 0,
        })
        const price = (staffReductions: RoundToPrice['staffReductions'] = []) =>
          priceRounds({
            shop,
            bizType: 1200,
            rounds: [{ ...one, orderId: 'o', zone, staffReductions }],
            paidAmount: money(0),
          })
        expect(price().totalPaidAmount).toBe(totalPaidAmount)
        const offs = one.lines.map(({ itemKey, unitAmount }) => ({
          kind: 'discount' as const,
          name: {},
          itemKey,
          amount: money(Math.ceil((unitAmount * percent) / 100)),
        }))
        expect(price(offs).totalPaidAmount).toBeLessThanOrEqual(totalPaidAmount)
        expect(price(offs).totalPaidAmount).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('The order in which rounds were sent does not change the bill (ORDER-3)', () => {
    const shuffled = rounds.chain(list =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length })),
    )
    fc.assert(
      fc.property(shuffled, menuAndStock, ([list, other], own) => {
        const renamed = other.map((one, at) => ({ ...one, orderId: `o${at}` }))
        expect(priceRounds(inputOf(renamed, own)).totalPaidAmount).toBe(priceRounds(inputOf(list, own)).totalPaidAmount)
      }),
      { numRuns: 300 },
    )
  })
})
