import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { type ExtrasOf, namedExtra } from './extras.ts'

const totals = {
  itemsAmount: money(1000),
  totalDiscountAmount: money(0),
  totalAmount: money(1100),
  totalPaidAmount: money(1100),
}
const of: ExtrasOf = {
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

describe('LINES NAME THEIR RATE', () => {
  test('15 % of the dishes · PRICE-7', () => {
    expect(namedExtra(line('tip', 150), of)).toMatchObject({
      rule: 'cart.rule.tipRate',
      ruleParams: { tipRate: 150_000 },
    })
  })

  test('a tip of one’s own, or of fixed amounts, has none · PRICE-7', () => {
    expect(namedExtra(line('tip', 151), of)).toEqual(line('tip', 151))
    expect(namedExtra(line('tip', 150), { ...of, tip: of.tip && { ...of.tip, tipType: 1 } })).toEqual(line('tip', 150))
  })

  test('2 % of what the card pays; a fixed fee, or one of a part, has none · PRICE-8', () => {
    expect(namedExtra(line('cardFee', 22), of)).toMatchObject({
      rule: 'cart.rule.cardFeeRate',
      ruleParams: { feeRate: 20_000 },
    })
    expect(namedExtra(line('cardFee', 10), of)).toEqual(line('cardFee', 10))
    const fixed = { feesType: 2 as const, rate: 0, amount: money(22) }
    expect(namedExtra(line('cardFee', 22), { ...of, ccFee: fixed })).toEqual(line('cardFee', 22))
  })
})
