import { describe, expect, it } from 'vitest'
import { money } from '../money/index.ts'
import type { TaxRule } from '../store/index.ts'
import { calculate } from './calculate.ts'
import { inputOf, lineOf, promotionOf, shopOf } from './testing.ts'

const tax = (taxId: string, rate: number, own: Partial<TaxRule> = {}): TaxRule => ({
  taxId,
  name: { en_US: taxId },
  rate,
  inclusive: false,
  onFees: false,
  ...own,
})

const zone = { zoneId: 'z', name: { en_US: 'Zone' }, fee: money(300), minimumDeliveryFee: money(1500) }
const kinds = (answer: ReturnType<typeof calculate>) =>
  answer.totalLines.map(line => `${line.kind} ${line.id} ${line.amount}`)

describe('price of an order', () => {
  it('Several added taxes on one line have the same base (PRICE-5)', () => {
    const shop = shopOf({ taxes: [tax('state', 40_000), tax('city', 45_000)] })
    const answer = calculate(inputOf([lineOf('a', 1000, 2, { taxIds: ['state', 'city'] })], { shop }))
    expect(kinds(answer)).toEqual(['items items 2000', 'tax state 80', 'tax city 90'])
    expect(answer.totalPaidAmount).toBe(2170)
    expect(answer.items[0]?.taxes.map(it => it.amount)).toEqual([80, 90])
  })

  it('An included tax changes no total and is shown (PRICE-5)', () => {
    const shop = shopOf({ taxes: [tax('vat', 200_000, { inclusive: true })] })
    const answer = calculate(inputOf([lineOf('a', 1200, 1, { taxIds: ['vat'] })], { shop }))
    expect(kinds(answer)).toEqual(['items items 1200', 'taxIncluded vat 200'])
    expect([answer.totalPaidAmount, answer.totalTaxAmount]).toEqual([1200, 200])
  })

  it('Rounding per rate and per line differ, and each line has its share (PRICE-5)', () => {
    const lines = [1, 2, 3].map(at => lineOf(`l${at}`, 110, 1, { taxIds: ['t'] }))
    const perLine = calculate(inputOf(lines, { shop: shopOf({ taxes: [tax('t', 50_000)], taxRounding: 'line' }) }))
    const perRate = calculate(inputOf(lines, { shop: shopOf({ taxes: [tax('t', 50_000)], taxRounding: 'total' }) }))
    expect(perLine.totalTaxAmount).toBe(18)
    expect(perRate.totalTaxAmount).toBe(17)
    expect(perRate.items.map(it => it.taxes[0]?.amount)).toEqual([6, 6, 5])
  })

  it('The member price is a discount with its own line, for members only (LOGIN-10)', () => {
    const lines = [lineOf('a', 1000, 3, { memberUnitAmount: money(900) })]
    expect(calculate(inputOf(lines)).totalPaidAmount).toBe(3000)
    const member = calculate(inputOf(lines, { isMember: true }))
    expect(kinds(member)).toEqual(['items items 3000', 'discount member -300'])
    expect(member.items[0]).toMatchObject({ amount: 3000, discountAmount: 300, discountTags: ['member'] })
  })

  it('An amount off from a threshold is split by line amounts (PRICE-2)', () => {
    const promotions = [promotionOf('five', { kind: 'amount', amount: money(500) }, { threshold: money(2000) })]
    const answer = calculate(inputOf([lineOf('a', 1000), lineOf('b', 2000)], { shop: shopOf({ promotions }) }))
    expect(answer.items.map(it => it.discountAmount)).toEqual([167, 333])
    expect(answer.executeList).toMatchObject([{ discountId: 'five', discountAmount: 500, itemKeys: ['a', 'b'] }])
    expect(answer.totalPaidAmount).toBe(2500)
  })

  it('Below its threshold a promotion takes nothing off and shows the missing amount (PRICE-2)', () => {
    const promotions = [promotionOf('five', { kind: 'amount', amount: money(500) }, { threshold: money(2000) })]
    const answer = calculate(inputOf([lineOf('a', 1999)], { shop: shopOf({ promotions }) }))
    expect(answer.executeList).toEqual([])
    expect(answer.nearList).toMatchObject([{ discountId: 'five', missingAmount: 1, discountAmount: 0 }])
  })

  it('Promotions outside their hours or order types do not apply (PRICE-2, T1)', () => {
    const promotions = [
      promotionOf(
        'evening',
        { kind: 'percent', rate: 100_000 },
        { windows: [{ weekdays: [1], from: 1080, to: 1200 }] },
      ),
      promotionOf('pickup', { kind: 'percent', rate: 100_000 }, { bizTypes: [1300] }),
    ]
    const shop = shopOf({ promotions })
    expect(calculate(inputOf([lineOf('a', 1000)], { shop })).totalPaidAmount).toBe(1000)
    const evening = inputOf([lineOf('a', 1000)], { shop, moment: { weekday: 1, minutes: 1080 } })
    expect(calculate(evening).totalPaidAmount).toBe(900)
  })

  it('Optional promotions 1104 and 1105 apply only when chosen, and only the better one (PRICE-3)', () => {
    const promotions = [
      promotionOf('a', { kind: 'amount', amount: money(100) }, { promotionType: 1104 }),
      promotionOf('b', { kind: 'amount', amount: money(200) }, { promotionType: 1105 }),
    ]
    const shop = shopOf({ promotions })
    const lines = [lineOf('x', 1000)]
    expect(calculate(inputOf(lines, { shop })).totalDiscountAmount).toBe(0)
    const both = calculate(inputOf(lines, { shop, chosenDiscountIds: ['b', 'a', 'b', 'foreign'] }))
    expect(both.executeList.map(it => it.discountId)).toEqual(['b'])
    expect(both.optionalList.map(it => [it.discountId, it.discountAmount, it.chosen])).toEqual([
      ['a', 100, false],
      ['b', 200, true],
    ])
  })

  it('Delivery promotions take off at most the delivery fee (PRICE-3)', () => {
    const promotions = [
      promotionOf('ride', { kind: 'amount', amount: money(900) }, { promotionType: 1203 }),
      promotionOf('free', { kind: 'freeDelivery' }),
    ]
    const answer = calculate(inputOf([lineOf('a', 1000)], { shop: shopOf({ promotions }), bizType: 1200, zone }))
    expect(answer).toMatchObject({ deliveryFee: 300, totalDiscountAmount: 300, totalPaidAmount: 1000 })
    expect(answer.missingForDelivery).toBe(500)
  })

  it("Delivery is free from the zone's free-delivery amount (PRICE-6)", () => {
    const input = (amount: number) =>
      inputOf([lineOf('a', amount)], { bizType: 1200, zone: { ...zone, freeFrom: money(2000) } })
    expect(calculate(input(1999)).deliveryFee).toBe(300)
    expect(calculate(input(2000)).deliveryFee).toBe(0)
    expect(calculate(input(2000)).totalLines.find(line => line.kind === 'delivery')?.rule).toBe(
      'cart.rule.deliveryFree',
    )
  })

  it('A fee by distance shows the distance in its line (PRICE-6)', () => {
    const far = inputOf([lineOf('a', 1000)], { bizType: 1200, zone: { ...zone, fee: money(500), distance: 1234 } })
    expect(calculate(far).totalLines.find(line => line.kind === 'delivery')).toMatchObject({
      amount: 500,
      rule: 'cart.rule.deliveryDistance',
      ruleParams: { distance: '1.23km' },
    })
  })

  it('Packing is charged for delivery and pickup, not at the table (PRICE-6)', () => {
    const lines = [lineOf('a', 1000, 3, { packingFee: money(20) })]
    expect(calculate(inputOf(lines, { bizType: 1100 })).packingAmount).toBe(0)
    expect(calculate(inputOf(lines, { bizType: 1300 })).packingAmount).toBe(60)
  })

  it('Service is charged on dishes after discounts, and taxed where the tax applies to fees (PRICE-5)', () => {
    const shop = shopOf({
      promotions: [promotionOf('tenth', { kind: 'percent', rate: 100_000 })],
      surcharges: [{ surchargeId: 's', name: { en_US: 'Service' }, rate: 100_000, bizTypes: [1100] }],
      taxes: [tax('gst', 90_000, { onFees: true })],
    })
    const answer = calculate(inputOf([lineOf('a', 10_000, 1, { taxIds: ['gst'] })], { shop }))
    expect(kinds(answer)).toEqual(['items items 10000', 'discount tenth -1000', 'service s 900', 'tax gst 891'])
    expect(answer.totalPaidAmount).toBe(10_791)
  })

  it('A line with a problem is shown with its price and is not counted (O5)', () => {
    const answer = calculate(inputOf([lineOf('a', 1000), lineOf('b', 500, 1, { problem: 'soldOut' })]))
    expect(answer.totalPaidAmount).toBe(1000)
    expect(answer.items[1]).toMatchObject({ amount: 500, problem: 'soldOut', discountAmount: 0, taxes: [] })
  })

  it('Tip and card fee are added last, untaxed (PRICE-8)', () => {
    const shop = shopOf({ taxes: [tax('t', 100_000, { onFees: true })] })
    const lines = [lineOf('a', 1000, 1, { taxIds: ['t'] })]
    const answer = calculate(inputOf(lines, { shop, tipAmount: money(150), ccAmount: money(30) }))
    expect(answer).toMatchObject({ totalPaidAmount: 1280, totalTipAmount: 150, totalTaxAmount: 100 })
  })
})
