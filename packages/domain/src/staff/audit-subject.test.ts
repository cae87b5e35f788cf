import { describe, expect, test } from 'vitest'
import { auditedName, auditSubjectOf } from './audit-subject.ts'

describe('The name of what an audited action is about (L2)', () => {
  test('A campaign is named by its new name, in the language of the reader; a revoked key by its former one (L2)', () => {
    expect(auditedName({ name: { en_US: 'Old' } }, { name: { en_US: 'Autumn', ar: 'خريف' } }, 'ar')).toBe('خريف')
    expect(auditedName({ name: 'Bar till' }, undefined, 'en-US')).toBe('Bar till')
    expect(auditedName({ amount: 1 }, 'text', 'en-US')).toBeUndefined()
  })

  test('Bills, bookings, drawers, orders, refunds and segments are looked up; a setting has its store (L2)', () => {
    const kinds = [
      'billReduced',
      'deposit.kept',
      'cashMoved',
      'orderReduced',
      'refund.given',
      'coupon.givenToSegment',
      'hours',
    ]
    expect(kinds.map(auditSubjectOf)).toEqual(['bill', 'booking', 'drawer', 'order', 'refund', 'segment', undefined])
  })
})
