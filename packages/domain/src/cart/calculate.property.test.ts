import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../money/index.ts'
import { calculate } from './calculate.ts'
import type { CalculationInput } from './calculation.ts'
import { inputOf, lineOf, promotionOf, shopOf } from './testing.ts'

const cents = (max: number) => fc.integer({ min: 0, max }).map(money)
const taxIds = ['t0', 't1', 't2', 't3']

const taxes = fc
  .array(fc.record({ rate: fc.integer({ min: 0, max: 300_000 }), inclusive: fc.boolean(), onFees: fc.boolean() }), {
    maxLength: 4,
  })
  .map(all => all.map((it, at) => ({ ...it, taxId: `t${at}`, name: { en_US: `T${at}` } })))

const effect = fc.oneof(
  fc.integer({ min: 0, max: 1_500_000 }).map(rate => ({ kind: 'percent' as const, rate })),
  cents(5000).map(amount => ({ kind: 'amount' as const, amount })),
  fc.constant({ kind: 'freeDelivery' as const }),
)

const promotions = fc
  .array(
    fc.record({
      effect,
      threshold: cents(20_000),
      promotionType: fc.constantFrom(1101, 1104, 1105, 1203, 5201, 2203),
      foodIds: fc.subarray(['l0', 'l1', 'l2']),
    }),
    { maxLength: 5 },
  )
  .map(all => all.map(({ effect, ...own }, at) => promotionOf(`p${at}`, effect, own)))

const lines = fc
  .array(
    fc.record({
      unit: cents(9000),
      saved: fc.integer({ min: 0, max: 500 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      packingFee: cents(50),
      taxIds: fc.subarray(taxIds),
      gone: fc.integer({ min: 0, max: 9 }),
    }),
    { maxLength: 12 },
  )
  .map(all =>
    all.map(({ unit, saved, quantity, gone: missing, ...own }, at) =>
      lineOf(`l${at}`, unit, quantity, {
        ...own,
        memberUnitAmount: money(Math.max(0, unit - saved)),
        ...(missing === 0 && { problem: 'soldOut' as const }),
      }),
    ),
  )

const currency = fc.constantFrom(0, 2, 3).map(internationalSystemOfUnits => ({
  currencyCode: 'XXX',
  currencySymbol: 'x',
  internationalSystemOfUnits,
}))

const inputs: fc.Arbitrary<CalculationInput> = fc
  .record({
    lines,
    taxes,
    promotions,
    currency,
    taxRounding: fc.constantFrom('line' as const, 'total' as const),
    service: fc.integer({ min: 0, max: 200_000 }),
    bizType: fc.constantFrom(1100 as const, 1200 as const, 1300 as const),
    isMember: fc.boolean(),
    fee: cents(900),
    tipAmount: cents(900),
    ccAmount: cents(100),
    chosenDiscountIds: fc.subarray(['p0', 'p1', 'p2', 'p3']),
  })
  .map(({ lines: all, service, fee, bizType, isMember, tipAmount, ccAmount, chosenDiscountIds, ...shop }) =>
    inputOf(all, {
      shop: shopOf({
        ...shop,
        surcharges: [{ surchargeId: 's', name: { en_US: 'S' }, rate: service, bizTypes: [1100] }],
      }),
      bizType,
      isMember,
      tipAmount,
      ccAmount,
      chosenDiscountIds,
      zone: { zoneId: 'z', name: { en_US: 'Z' }, fee, minimumDeliveryFee: money(1000) },
    }),
  )

const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0)

describe('any order, in 0, 2 and 3 decimals', () => {
  it('Lines of the total add up to the amount to pay, to the minor unit (PRICE-5, M6)', () => {
    fc.assert(
      fc.property(inputs, input => {
        const it = calculate(input)
        const shown = it.totalLines.filter(line => line.kind !== 'taxIncluded').map(line => line.amount)
        expect(sum(shown)).toBe(it.totalPaidAmount)
        expect(it.totalAmount - it.totalDiscountAmount).toBe(it.totalPaidAmount)
      }),
    )
  })

  it('Parts of each line add up to the parts of the order (PRICE-5)', () => {
    fc.assert(
      fc.property(inputs, input => {
        const it = calculate(input)
        const counted = it.items.filter(line => !line.problem)
        expect(sum(counted.map(line => line.amount))).toBe(it.itemsAmount)
        expect(sum(counted.map(line => line.packingFee))).toBe(it.packingAmount)
        const onDelivery = sum(it.executeList.filter(one => one.itemKeys.length === 0).map(one => one.discountAmount))
        expect(sum(counted.map(line => line.discountAmount)) + onDelivery).toBe(it.totalDiscountAmount)
        expect(sum(it.taxes.map(tax => tax.amount))).toBe(it.totalTaxAmount)
        for (const tax of it.taxes) {
          const onLines = sum(
            counted.flatMap(line => line.taxes.filter(part => part.taxId === tax.taxId)).map(part => part.amount),
          )
          expect(onLines).toBeLessThanOrEqual(tax.amount)
        }
      }),
    )
  })

  it('Only discounts are negative, and no discount exceeds the amount to pay (PRICE-2)', () => {
    fc.assert(
      fc.property(inputs, input => {
        const it = calculate(input)
        for (const line of it.totalLines)
          expect(line.kind === 'discount' ? -line.amount : line.amount).toBeGreaterThanOrEqual(0)
        for (const line of it.items) expect(line.discountAmount).toBeLessThanOrEqual(line.amount)
        expect(it.totalPaidAmount).toBeGreaterThanOrEqual(it.totalTipAmount + it.ccAmount)
      }),
    )
  })

  it('The order of the lines does not change the result (PRICE-1)', () => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 0, max: 11 }), (input, rotation) => {
        const rotated = [...input.lines.slice(rotation), ...input.lines.slice(0, rotation)].reverse()
        const { items, ...one } = calculate(input)
        const { items: others, ...other } = calculate({ ...input, lines: rotated })
        expect(other).toEqual(one)
        expect(new Map(others.map(line => [line.itemKey, line]))).toEqual(
          new Map(items.map(line => [line.itemKey, line])),
        )
      }),
    )
  })

  it('An included tax never changes the total (PRICE-5)', () => {
    fc.assert(
      fc.property(inputs, input => {
        const within = input.shop.taxes.map(tax => ({ ...tax, inclusive: true }))
        const taxed = calculate({ ...input, shop: { ...input.shop, taxes: within } })
        const untaxed = calculate({ ...input, shop: { ...input.shop, taxes: [] } })
        expect(taxed.totalPaidAmount).toBe(untaxed.totalPaidAmount)
      }),
    )
  })

  it('A tax rounded on the total is within half a unit of the exact value (PRICE-5)', () => {
    fc.assert(
      fc.property(inputs, input => {
        const it = calculate({ ...input, shop: { ...input.shop, taxRounding: 'total' } })
        const alone = input.shop.taxes.filter(tax => !tax.inclusive)
        if (alone.length < input.shop.taxes.length) return
        for (const tax of it.taxes) {
          const exact = BigInt(tax.taxableAmount) * BigInt(tax.rate)
          const off = BigInt(tax.amount) * 1_000_000n - exact
          expect(off >= -500_000n && off <= 500_000n).toBe(true)
        }
      }),
    )
  })
})
