import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import type { OwnMethod } from '../api.ts'
import { parseAmountToUse } from './amount-to-use.ts'

const usd = { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 }
const points: OwnMethod = {
  paymentMethod: '16_msPoint',
  payerId: 'me',
  displayName: '',
  balance: 4000,
  usable: money(4000),
  checked: false,
  points: { minimumPointAmount: money(450), pointsTiersAmount: money(100), pointsPerTier: 100 },
}
const card: OwnMethod = {
  paymentMethod: '16_msBalance',
  payerId: 'c',
  displayName: '',
  balance: 900,
  usable: money(900),
  checked: false,
}

describe('Reduced amount of a payment method (PAY-2)', () => {
  test('Points below their minimum are refused, with the minimum', () => {
    expect(parseAmountToUse('1', points, usd)).toEqual({ most: 100, fault: 'tooFew', bound: 500 })
    expect(parseAmountToUse('4.99', points, usd)).toMatchObject({ fault: 'tooFew' })
    expect(parseAmountToUse('5', points, usd)).toEqual({ most: 500 })
  })

  test('A card pays from the smallest unit up to its maximum', () => {
    expect(parseAmountToUse('', card, usd)).toEqual({})
    expect(parseAmountToUse('0.01', card, usd)).toEqual({ most: 1 })
    expect(parseAmountToUse('9', card, usd)).toEqual({ most: 900 })
    for (const text of ['9.01', '0', '-1', 'x'])
      expect(parseAmountToUse(text, card, usd)).toEqual({ fault: 'outside', bound: 900 })
  })
})
