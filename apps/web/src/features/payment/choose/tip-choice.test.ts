import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import { initialTip, type TipOffer, tipOf } from './tip-choice.ts'

const usd = { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 }
const yen = { currencyCode: 'JPY', currencySymbol: '¥', internationalSystemOfUnits: 0 }

const offer = (defaultIndex: number): TipOffer => ({
  config: {
    tipType: 0,
    smallestUnitAmounts: [15, 20],
    defaultIndex,
    tipRules: 'subtotal',
    beforeDiscount: true,
    tipPaymentUids: [],
    useCustomPayment: true,
  },
  choices: [
    { value: 15, tipAmount: money(300) },
    { value: 20, tipAmount: money(400) },
  ],
  methods: ['12_bankCard'],
  mostAmount: money(2000),
})

describe('Tip choice (PRICE-7)', () => {
  test('The choice at defaultIndex is selected first; an invalid index means no tip', () => {
    expect(tipOf(initialTip(offer(1)), offer(1), usd)).toBe(400)
    expect(tipOf(initialTip(offer(9)), offer(9), usd)).toBe(0)
  })

  test.each([
    ['3.50', usd, 350],
    ['3,5', usd, 350],
    ['٣.٥', usd, 350],
    ['20', usd, 2000],
    ['500', yen, 500],
    ['', usd, undefined],
    ['20.01', usd, undefined],
    ['-3', usd, undefined],
    ['1e3', usd, undefined],
    ['3.505', usd, undefined],
    ['0.5', yen, undefined],
  ] as const)('Typed text “%s” is parsed by its currency', (text, currency, expected) => {
    expect(tipOf({ kind: 'own', text }, offer(0), currency)).toBe(expected)
  })
})
