import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { type ExtraInputs, pricedWithPayment, withoutExtras, withRate } from './extras.ts'

const totals = {
  itemsAmount: money(1000),
  totalDiscountAmount: money(0),
  totalAmount: money(1100),
  totalPaidAmount: money(1100),
}
const of: ExtraInputs = {
  totals,
  due: money(1100),
  tip: {
    tipType: 0,
    smallestUnitAmounts: [10, 15],
    defaultIndex: 0,
    tipRules: 'subtotal',
    beforeDiscount: true,
    tipPaymentUids: [],
    useCustomPayment: true,
    bizTypes: [1300],
  },
  ccFee: { feesType: 1, rate: 20_000, amount: money(0) },
}
const line = (kind: 'tip' | 'cardFee', amount: number) => ({
  kind,
  id: kind,
  name: {},
  amount: money(amount),
  rule: `cart.rule.${kind}`,
  ruleParams: {},
})

describe('tip and fee lines name their rate', () => {
  test('15 % of the dishes (PRICE-7)', () => {
    expect(withRate(line('tip', 150), of)).toMatchObject({
      rule: 'cart.rule.tipRate',
      ruleParams: { tipRate: 150_000 },
    })
  })

  test('A custom tip, or one of fixed amounts, has no rate (PRICE-7)', () => {
    expect(withRate(line('tip', 151), of)).toEqual(line('tip', 151))
    expect(withRate(line('tip', 150), { ...of, tip: of.tip && { ...of.tip, tipType: 1 } })).toEqual(line('tip', 150))
  })

  test('2 % of the card payment; a fixed fee, or one on a part, has no rate (PRICE-8)', () => {
    expect(withRate(line('cardFee', 22), of)).toMatchObject({
      rule: 'cart.rule.cardFeeRate',
      ruleParams: { feeRate: 20_000 },
    })
    expect(withRate(line('cardFee', 10), of)).toEqual(line('cardFee', 10))
    const fixed = { feesType: 2 as const, rate: 0, amount: money(22) }
    expect(withRate(line('cardFee', 22), { ...of, ccFee: fixed })).toEqual(line('cardFee', 22))
  })
})

describe('a calculation with its payment (PRICE-2)', () => {
  const priced = { ...totals, totalTipAmount: money(0), ccAmount: money(0), totalLines: [] }
  const { due: _, ...inputs } = of

  test('A tip and the fee of the card that pays all of it come on top, each with its line (PRICE-7, PRICE-8)', () => {
    const paying = pricedWithPayment(priced, { paymentMethod: '12_bankCard', tipAmount: money(150) }, inputs)
    expect(paying).toMatchObject({ totalTipAmount: 150, ccAmount: 22, totalAmount: 1272, totalPaidAmount: 1272 })
    expect(paying.totalLines.map(({ kind, amount, rule }) => [kind, amount, rule])).toEqual([
      ['tip', 150, 'cart.rule.tipRate'],
      ['cardFee', 22, 'cart.rule.cardFeeRate'],
    ])
    expect(withoutExtras(paying)).toBe(1100)
  })

  test('Priced again they replace the former ones; another method has no fee, a store without tips takes none', () => {
    const first = pricedWithPayment(priced, { paymentMethod: '12_bankCard', tipAmount: money(150) }, inputs)
    expect(pricedWithPayment(first, { paymentMethod: 'out-line' }, inputs)).toEqual(priced)
    const { tip: __, ...untipped } = inputs
    expect(pricedWithPayment(priced, { tipAmount: money(150) }, untipped)).toEqual(priced)
  })
})
