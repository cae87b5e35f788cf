import type { Calculation } from '@comanda/domain/cart'
import { money } from '@comanda/domain/money'
import { describe, expect, it } from 'vitest'
import type { Coupon } from './api.ts'
import { couponStateOf } from './coupon-state.ts'

const coupon = (own: Partial<Coupon['template']> = {}, more: Partial<Coupon> = {}): Coupon => ({
  couponCode: 'C1',
  beginDate: '2026-01-01',
  endDate: '2026-12-31',
  state: 'usable',
  ...more,
  template: {
    couponTemplateId: 't',
    name: {},
    description: {},
    effect: { kind: 'amount', amount: money(500) },
    minimum: money(0),
    shopIds: [],
    bizTypes: [],
    foodIds: [],
    windows: [],
    excludesPromotions: false,
    ...own,
  },
})
const cart = (own: object = {}): Calculation =>
  ({
    items: [{ foodId: 'soup' }, { foodId: 'cake', giftOf: 'p' }],
    itemsAmount: 2000,
    totalLines: [{ id: 'member', amount: -200 }],
    couponList: [],
    ...own,
  }) as unknown as Calculation

describe('Coupon eligibility', () => {
  it('Store and day restrictions are reported first (CART-14)', () => {
    expect(couponStateOf(coupon({}, { fault: 'otherShop' }), cart())).toEqual({ kind: 'cannot', problem: 'otherShop' })
  })

  it('The required dish must be bought; a free item does not count (CART-14)', () => {
    expect(couponStateOf(coupon({ foodIds: ['cake'] }), cart())).toEqual({ kind: 'cannot', problem: 'noDish' })
    expect(couponStateOf(coupon({ foodIds: ['soup'] }), cart())).toEqual({ kind: 'fits' })
  })

  it('The minimum amount uses member prices (CART-14)', () => {
    expect(couponStateOf(coupon({ minimum: money(1900) }), cart())).toEqual({ kind: 'missing', amount: 100 })
    expect(couponStateOf(coupon({ minimum: money(1800) }), cart())).toEqual({ kind: 'fits' })
  })

  it('The server decides about an attached coupon (PRICE-1)', () => {
    const inCart = (own: object) =>
      cart({ couponList: [{ couponCode: 'C1', discountAmount: 0, missingAmount: 0, ...own }] })
    expect(couponStateOf(coupon(), inCart({ discountAmount: 500 }))).toEqual({ kind: 'saves', amount: 500 })
    expect(couponStateOf(coupon(), inCart({ problem: 'excluded' }))).toEqual({ kind: 'cannot', problem: 'excluded' })
    expect(couponStateOf(coupon(), inCart({ problem: 'minimum', missingAmount: 70 }))).toEqual({
      kind: 'missing',
      amount: 70,
    })
  })
})
