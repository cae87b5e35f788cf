import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Money, money } from '../money/index.ts'
import type { CCFeeConfig } from '../store/index.ts'
import { chargedAmount, type PaymentLine, areSameLines } from './line.ts'
import { offeredMethods, type PaymentMethod, paymentTypeOf } from './methods.ts'
import { settlePayment } from './settlement.ts'
import { cardSurcharge } from './surcharge.ts'

const percent = { feesType: 1 as const, rate: 25_000, amount: money(0) }
const fixed = { feesType: 2 as const, rate: 0, amount: money(150) }

/** Settles with one external method only. */
const settle = (due: Money, rest: PaymentMethod, tip: Money, ccFee: CCFeeConfig | undefined): PaymentLine[] =>
  settlePayment({
    due,
    tip,
    offers: [],
    chosen: [],
    rest,
    withCoupons: false,
    takesTip: () => true,
    ...(ccFee && { ccFee }),
  }).lines

describe('card surcharge (PRICE-8)', () => {
  test.each([
    ['a percentage', 1999, percent, 49],
    ['a fixed fee', 1999, fixed, 150],
    ['no surcharge', 1999, undefined, 0],
    ['a fixed fee', 0, fixed, 0],
  ])('%s of %i', (_, onCard, config, expected) => {
    expect(cardSurcharge(money(onCard), config)).toBe(expected)
  })
})

describe('payment lines (PAY-6)', () => {
  test('The card pays the due amount; tip and surcharge are added', () => {
    const [line] = settle(money(2000), '12_bankCard', money(300), percent)
    expect(line).toEqual({ amount: 2000, paymentType: 12, paymentMethod: '12_bankCard', tipAmount: 300, ccAmount: 50 })
    expect(chargedAmount(line as PaymentLine)).toBe(2350)
  })

  test('At the venue nothing is added (PAY-3)', () => {
    expect(settle(money(2000), 'out-line', money(300), percent)).toEqual([
      { amount: 2000, paymentType: 0, paymentMethod: 'out-line', tipAmount: 0, ccAmount: 0 },
    ])
  })

  test('Lines add up to the due amount, whatever is added (PAY-9)', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000_000 })
    fc.assert(
      fc.property(amounts, amounts, fc.constantFrom(percent, fixed, undefined), (due, tip, fee) => {
        const lines = settle(money(due), '12_bankCard', money(tip), fee)
        expect(lines.reduce((all, { amount }) => all + amount, 0)).toBe(due)
        expect(lines.reduce((all, line) => all + chargedAmount(line), 0)).toBeGreaterThanOrEqual(due + tip)
      }),
    )
  })

  test.each<[string, (line: PaymentLine) => PaymentLine[]]>([
    ['one less', line => [{ ...line, amount: money(line.amount - 1) }]],
    ['one more', line => [{ ...line, amount: money(line.amount + 1) }]],
    ['a negative part', line => [{ ...line, amount: -500 as Money }]],
    ['another method', line => [{ ...line, paymentMethod: '16_msBalance' }]],
    ['another surcharge', line => [{ ...line, ccAmount: money(0) }]],
    ['another tip', line => [{ ...line, tipAmount: money(0) }]],
    ['two lines', line => [line, line]],
    ['no line', () => []],
  ])('%s differs from the settlement (M5, M6)', (_, change) => {
    const own = settle(money(2000), '12_bankCard', money(300), percent)
    expect(areSameLines(own, own)).toBe(true)
    expect(areSameLines(change(own[0] as PaymentLine), own)).toBe(false)
  })
})

const all = () => true

describe('payment methods (PAY-5)', () => {
  test('The number before the name is the type; third-party is 12', () => {
    expect(paymentTypeOf('12_bankCard')).toBe(12)
    expect(paymentTypeOf('17_giftCard')).toBe(17)
    expect(paymentTypeOf('out-line')).toBe(0)
  })

  test('Only methods that the store accepts and the provider supports are offered', () => {
    expect(offeredMethods(['out-line', '12_octopus', '12_bankCard'], all)).toEqual([
      '12_bankCard',
      '12_octopus',
      'out-line',
    ])
    expect(offeredMethods(['12_bankCard', '12_mPay', 'out-line'], provider => provider === 'wallet')).toEqual([
      '12_mPay',
      'out-line',
    ])
    expect(offeredMethods(['12_bankCard'], all)).toEqual(['12_bankCard'])
  })
})
