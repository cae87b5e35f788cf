import { describe, expect, it } from 'vitest'
import { money } from '../money/index.ts'
import { deliversOn, giftCardState, giftLastDay, giftPaid, validAfterReturn } from './life.ts'

describe('validity of a gift card', () => {
  it('Valid until the same day months later, or the month’s last day (CARD-5, T1)', () => {
    expect(giftLastDay('2026-11-22', 24)).toBe('2028-11-22')
    expect(giftLastDay('2027-08-31', 6)).toBe('2028-02-29')
    expect(giftLastDay('2026-12-01', 1)).toBe('2027-01-01')
    expect(giftLastDay('2026-12-01', 0)).toBeUndefined()
  })

  it('A card is usable, used up or expired; it expires at the exact instant (CARD-5)', () => {
    const state = (balance: number, validUntil?: number, voided = false) =>
      giftCardState({ voided, balance: money(balance), ...(validUntil !== undefined && { validUntil }) }, 1000)
    expect([state(5), state(0), state(5, 1001), state(5, 1000), state(0, 999), state(5, 2000, true)]).toEqual([
      'usable',
      'used',
      'usable',
      'expired',
      'expired',
      'used',
    ])
  })

  it('Refunded value can be spent for at least thirty days (CARD-10)', () => {
    const day = 86_400_000
    expect(validAfterReturn(10, 100 * day)).toBe(130 * day)
    expect(validAfterReturn(200 * day, 100 * day)).toBe(200 * day)
    expect(validAfterReturn(undefined, 5)).toBeUndefined()
  })

  it('A payment creates the card once; further payments are refunded (M7)', () => {
    expect([giftPaid('awaitingPayment'), giftPaid('paid'), giftPaid('refunded')]).toEqual(['paid', 'repeat', 'repeat'])
  })
})

describe('delivery day', () => {
  it('It is an existing day, today or later, within a year (CARD-5)', () => {
    const days = ['2026-11-22', '2027-11-22', '2026-11-21', '2027-11-23', '2026-02-30', '2026-13-45', 'tomorrow']
    expect(days.filter(day => deliversOn(day, '2026-11-22'))).toEqual(['2026-11-22', '2027-11-22'])
  })
})
