import { describe, expect, it } from 'vitest'
import { money } from '../money/index.ts'
import { couponFault, couponState } from './check.ts'
import type { Coupon, CouponTemplate } from './types.ts'

const coupon = (template: Partial<CouponTemplate> = {}, own: Partial<Coupon> = {}): Coupon => ({
  couponCode: 'C',
  beginDate: '2026-11-01',
  endDate: '2026-11-21',
  used: false,
  ...own,
  template: {
    couponTemplateId: 't',
    name: { en_US: 'Coupon' },
    description: {},
    effect: { kind: 'amount', amount: money(500) },
    minimum: money(0),
    shopIds: [],
    bizTypes: [1100, 1200, 1300],
    foodIds: [],
    windows: [],
    excludesPromotions: false,
    ...template,
  },
})
const situation = { shopId: 101, currencyCode: 'USD', bizType: 1300, date: '2026-11-21' }

describe('where and when a coupon is valid', () => {
  it("From its first to its last day, both included, by the store's calendar (CART-14)", () => {
    const on = (date: string) => couponFault(coupon(), { ...situation, date })
    expect([on('2026-10-31'), on('2026-11-01'), on('2026-11-21'), on('2026-11-22')]).toEqual([
      'notStarted',
      undefined,
      undefined,
      'ended',
    ])
  })

  it('At its stores, and where the currency of its amounts is used (CART-14)', () => {
    expect(couponFault(coupon({ shopIds: [102] }), situation)).toBe('otherShop')
    expect(couponFault(coupon({ currencyCode: 'JPY' }), situation)).toBe('otherShop')
    expect(couponFault(coupon({ shopIds: [101], currencyCode: 'USD' }), situation)).toBeUndefined()
  })

  it('For its order types, and once (CART-14, S6)', () => {
    expect(couponFault(coupon({ bizTypes: [1100] }), situation)).toBe('otherOrderType')
    expect(couponFault(coupon({}, { used: true }), situation)).toBe('used')
  })

  it('A coupon is usable, used or expired; used has precedence (CARD-6)', () => {
    const on = (date: string) => ({ earliest: date, latest: date })
    expect(couponState(coupon(), on('2026-11-21'))).toBe('usable')
    expect(couponState(coupon(), on('2026-11-22'))).toBe('expired')
    expect(couponState(coupon({}, { used: true }), on('2026-11-22'))).toBe('used')
  })

  it('A coupon that has not started is not usable; around midnight it starts where the day has begun (CARD-6, T1)', () => {
    const later = coupon({}, { beginDate: '2026-11-20', endDate: '2026-11-21' })
    expect(couponState(later, { earliest: '2026-11-18', latest: '2026-11-19' })).toBe('notStarted')
    expect(couponState(later, { earliest: '2026-11-19', latest: '2026-11-20' })).toBe('usable')
    expect(couponState(later, { earliest: '2026-11-21', latest: '2026-11-22' })).toBe('usable')
    expect(couponState(later, { earliest: '2026-11-22', latest: '2026-11-23' })).toBe('expired')
  })
})
