import { money } from '@comanda/domain/money'
import { describe, expect, it } from 'vitest'
import type { OwnMethod } from './api.ts'
import { coverAll } from './pay-at-once.ts'

const card: OwnMethod = {
  paymentMethod: '16_msBalance',
  payerId: 'card',
  displayName: 'Card',
  balance: 2000,
  usable: money(1250),
  securityFrom: money(5000),
}
const chosen = [{ paymentMethod: '16_msBalance' as const, payerId: 'card' }]
const tip = {
  tipType: 0 as const,
  smallestUnitAmounts: [10],
  defaultIndex: 0,
  tipRules: 'subtotal' as const,
  beforeDiscount: true,
  tipPaymentUids: ['12_bankCard'],
  useCustomPayment: false,
}
const input = { due: money(1250), offers: [card], chosen, withCoupons: false, tip: undefined }

describe('Payment when ordering (PAY-1, PAY-9)', () => {
  it('A card that covers the total pays with the order', () => {
    expect(coverAll(input)).toEqual([
      expect.objectContaining({ paymentMethod: '16_msBalance', payerId: 'card', amount: 1250, tipAmount: 0 }),
    ])
  })

  it('Not with a rest, without a selection, or with an unusable card', () => {
    expect(coverAll({ ...input, offers: [{ ...card, usable: money(1000) }] })).toBeUndefined()
    expect(coverAll({ ...input, chosen: [] })).toBeUndefined()
    expect(coverAll({ ...input, offers: [{ ...card, disabledReason: 'expired' }] })).toBeUndefined()
  })

  it('Not if the card needs its password or a tip can be given (CARD-1, PRICE-7)', () => {
    expect(coverAll({ ...input, offers: [{ ...card, securityFrom: money(1250) }] })).toBeUndefined()
    expect(coverAll({ ...input, tip: { ...tip, tipPaymentUids: [] } })).toBeUndefined()
    expect(coverAll({ ...input, tip })).toHaveLength(1)
  })
})
