import { describe, expect, test } from 'vitest'
import type { Ppm } from '../money/index.ts'
import { checkFees, checkPaymentMethods, checkTaxes } from './check-amounts.ts'

const tax = (taxId: string) => ({ taxId, name: { en_US: taxId }, rate: 50_000 as Ppm, inclusive: false, onFees: true })
const tip = {
  tipType: 0 as const,
  smallestUnitAmounts: [10, 15],
  defaultIndex: 1,
  tipRules: 'subtotal' as const,
  beforeDiscount: true,
  tipPaymentUids: ['12_bankCard'],
  useCustomPayment: true,
  bizTypes: [1100 as const],
}

describe('Amounts a store sets', () => {
  test('Two taxes of one id are refused at the second (PRICE-5)', () => {
    expect(checkTaxes([tax('a'), tax('b')])).toBeUndefined()
    expect(checkTaxes([tax('a'), tax('a')])).toEqual({ field: 'taxes[1].taxId', reason: 'settingTwice' })
  })

  test('The tip selected first is one of the choices, and none exceeds 100 percent (PRICE-7)', () => {
    const surcharges = [] as const
    expect(checkFees({ surcharges, tip })).toBeUndefined()
    expect(checkFees({ surcharges, tip: { ...tip, defaultIndex: 2 } })?.reason).toBe('tipDefault')
    const high = { ...tip, smallestUnitAmounts: [10, 101] }
    expect(checkFees({ surcharges, tip: high })?.field).toBe('tip.smallestUnitAmounts[1]')
    expect(checkFees({ surcharges, tip: { ...high, tipType: 1 } })).toBeUndefined()
  })

  test('Each order type the store takes has a method, and new methods need a provider (PAY-5)', () => {
    const facts = { bizTypes: [1300 as const], accepted: ['12_mPay'], isConnected: (it: string) => it === 'out-line' }
    expect(checkPaymentMethods([{ bizType: 1300, methods: ['out-line', '12_mPay'] }], facts)).toBeUndefined()
    expect(checkPaymentMethods([{ bizType: 1300, methods: [] }], facts)?.reason).toBe('methodsMissing')
    expect(checkPaymentMethods([], facts)).toEqual({ field: 'ways', reason: 'methodsMissing' })
    expect(checkPaymentMethods([{ bizType: 1100, methods: ['12_bankCard'] }], facts)?.reason).toBe('methodNotConnected')
  })
})
