import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Money, money } from '../money/index.ts'
import type { CCFeeConfig } from '../store/index.ts'
import { chargedBy, type PaymentLine, sameLines } from './line.ts'
import { methodsOnOffer, type PaymentMethod, paymentTypeOf } from './methods.ts'
import { settleBy } from './settlement.ts'
import { cardSurcharge } from './surcharge.ts'

const percent = { feesType: 1 as const, rate: 25_000, amount: money(0) }
const fixed = { feesType: 2 as const, rate: 0, amount: money(150) }

/** Without means of the guest's own: one line. */
const settle = (due: Money, rest: PaymentMethod, tip: Money, ccFee: CCFeeConfig | undefined): PaymentLine[] =>
  settleBy({
    due,
    tip,
    offers: [],
    chosen: [],
    rest,
    withCoupons: false,
    takesTip: () => true,
    ...(ccFee && { ccFee }),
  }).lines

describe('SURCHARGE · PRICE-8', () => {
  test.each([
    ['percent', 1999, percent, 49],
    ['fixed', 1999, fixed, 150],
    ['none set', 1999, undefined, 0],
    ['nothing on the card', 0, fixed, 0],
  ])('%s of %i', (_, onCard, config, expected) => {
    expect(cardSurcharge(money(onCard), config)).toBe(expected)
  })
})

describe('PAYMENT LINES · PAY-6', () => {
  test('the card pays what is due; tip and surcharge come on top', () => {
    const [line] = settle(money(2000), '12_bankCard', money(300), percent)
    expect(line).toEqual({ amount: 2000, paymentType: 12, paymentMethod: '12_bankCard', tipAmount: 300, ccAmount: 50 })
    expect(chargedBy(line as PaymentLine)).toBe(2350)
  })

  test('at the venue nothing comes on top · PAY-3', () => {
    expect(settle(money(2000), 'out-line', money(300), percent)).toEqual([
      { amount: 2000, paymentType: 0, paymentMethod: 'out-line', tipAmount: 0, ccAmount: 0 },
    ])
  })

  test('the lines add up to what is due, whatever comes on top · PAY-9', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000_000 })
    fc.assert(
      fc.property(amounts, amounts, fc.constantFrom(percent, fixed, undefined), (due, tip, fee) => {
        const lines = settle(money(due), '12_bankCard', money(tip), fee)
        expect(lines.reduce((all, { amount }) => all + amount, 0)).toBe(due)
        expect(lines.reduce((all, line) => all + chargedBy(line), 0)).toBeGreaterThanOrEqual(due + tip)
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
  ])('%s is not what was worked out · M5, M6', (_, change) => {
    const ours = settle(money(2000), '12_bankCard', money(300), percent)
    expect(sameLines(ours, ours)).toBe(true)
    expect(sameLines(change(ours[0] as PaymentLine), ours)).toBe(false)
  })
})

const all = () => true

describe('METHODS · PAY-5', () => {
  test('the number before the name is the type; third-party is 12', () => {
    expect(paymentTypeOf('12_bankCard')).toBe(12)
    expect(paymentTypeOf('17_giftCard')).toBe(17)
    expect(paymentTypeOf('out-line')).toBe(0)
  })

  test('only what the store takes, what is open, and what can be worked is on offer', () => {
    expect(methodsOnOffer(['out-line', '12_octopus', '12_bankCard'], all)).toEqual([
      '12_bankCard',
      '12_octopus',
      'out-line',
    ])
    expect(methodsOnOffer(['12_bankCard', '12_mPay', 'out-line'], provider => provider === 'wallet')).toEqual([
      '12_mPay',
      'out-line',
    ])
    expect(methodsOnOffer(['12_bankCard'], all)).toEqual(['12_bankCard'])
  })
})
