import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { auditChanges } from './audit-changes.ts'
import { abilitiesOf, grantsBeyond, grantsMore, raisesAny, rightsFault, type StaffRights } from './rights.ts'

const waiter: StaffRights = { role: 'staff', brand: false, active: true, shopIds: [101] }
const anyRights: fc.Arbitrary<StaffRights> = fc.record({
  role: fc.constantFrom('staff' as const, 'manager' as const),
  brand: fc.boolean(),
  active: fc.boolean(),
  shopIds: fc.uniqueArray(fc.integer({ min: 101, max: 104 }), { maxLength: 4 }),
  refundAlone: fc.dictionary(fc.constantFrom('USD', 'GBP'), fc.integer({ min: 0, max: 3 })),
})

describe('staff rights (L2)', () => {
  test('A waiter serves and refunds; a manager changes settings; the brand’s money needs a manager with the brand right', () => {
    expect(abilitiesOf(waiter)).toEqual(['serve', 'refund'])
    expect(abilitiesOf({ ...waiter, role: 'manager' })).toEqual(['serve', 'refund', 'setUp'])
    expect(abilitiesOf({ ...waiter, role: 'manager', brand: true })).toEqual(['serve', 'refund', 'setUp', 'money'])
    expect(abilitiesOf({ ...waiter, active: false })).toEqual([])
    expect(abilitiesOf({ ...waiter, shopIds: [] })).toEqual([])
    // The rights of a waiter with the brand right are invalid; stored ones grant nothing more.
    expect(abilitiesOf({ ...waiter, brand: true })).toEqual(['serve', 'refund'])
  })

  test('More rights, another store or reactivation grants more; fewer rights or deactivation do not', () => {
    expect(grantsMore(waiter, { ...waiter, role: 'manager' })).toBe(true)
    expect(grantsMore(waiter, { ...waiter, shopIds: [101, 102] })).toBe(true)
    expect(grantsMore({ ...waiter, active: false }, waiter)).toBe(true)
    expect(grantsMore(waiter, { ...waiter, active: false })).toBe(false)
    expect(grantsMore({ ...waiter, role: 'manager', brand: true }, waiter)).toBe(false)
    expect(grantsMore(waiter, { ...waiter, active: false, shopIds: [102], refundAlone: { USD: 1 } })).toBe(false)
  })

  test('A second person is needed for what is more than before and more than the person who asks has', () => {
    const manager = { ...waiter, role: 'manager' as const }
    expect(grantsBeyond(manager, waiter, manager)).toBe(false)
    expect(grantsBeyond(manager, waiter, { ...manager, shopIds: [101, 102] })).toBe(true)
    expect(grantsBeyond(manager, waiter, { ...manager, brand: true })).toBe(true)
    expect(grantsBeyond(waiter, manager, manager)).toBe(false)
    expect(grantsBeyond(waiter, manager, waiter)).toBe(false)
  })

  test('Unchanged abilities never grant more, and a change without loss cannot be hidden in two steps', () => {
    fc.assert(
      fc.property(anyRights, anyRights, anyRights, (a, b, c) => {
        expect(grantsMore(a, a)).toBe(false)
        const could = new Set(abilitiesOf(a))
        if (!grantsMore(a, b)) for (const one of abilitiesOf(b)) expect(could.has(one)).toBe(true)
        if (abilitiesOf(b).length > 0 && !grantsMore(a, b) && !grantsMore(b, c)) expect(grantsMore(a, c)).toBe(false)
      }),
    )
  })

  test('The brand right is not for waiters, and every account works at an existing store', () => {
    const known = [101, 102]
    expect(rightsFault({ ...waiter, brand: true }, known)).toBe('brand')
    expect(rightsFault({ ...waiter, shopIds: [] }, known)).toBe('shopIds')
    expect(rightsFault({ ...waiter, shopIds: [999] }, known)).toBe('shopIds')
    expect(rightsFault({ ...waiter, shopIds: [101, 999] }, known)).toBe('shopIds')
    expect(rightsFault({ ...waiter, role: 'manager', brand: true }, known)).toBeUndefined()
    expect(rightsFault({ ...waiter, shopIds: [101, 101] }, known)).toBe('shopIds')
    expect(rightsFault(waiter, known)).toBeUndefined()
  })

  test('A raised, new or removed refund limit grants more, a lower one does not (PAY-12)', () => {
    const limited = { ...waiter, refundAlone: { USD: 5000 } }
    expect(grantsMore(limited, { ...waiter, refundAlone: { USD: 4000 } })).toBe(false)
    expect(grantsMore(limited, { ...waiter, refundAlone: { USD: 5001 } })).toBe(true)
    expect(grantsMore(limited, { ...waiter, refundAlone: { USD: 5000, GBP: 0 } })).toBe(true)
    expect(grantsMore(waiter, limited)).toBe(true)
    expect(grantsMore(limited, waiter)).toBe(true)
  })

  test('Any increase of an amount limit counts as a raise', () => {
    expect(raisesAny({ USD: 2500, POINT: 500 }, { USD: 2500, POINT: 501 })).toBe(true)
    expect(raisesAny({ USD: 2500 }, { USD: 2000 })).toBe(false)
    expect(raisesAny({ USD: 2500 }, { USD: 2500, GBP: 1 })).toBe(true)
    expect(raisesAny({ USD: 2500 }, {})).toBe(false)
    expect(raisesAny({}, { USD: 0 })).toBe(false)
  })
})

describe('audit lines (L2)', () => {
  test('Differing values are listed by path', () => {
    expect(auditChanges({ a: 1, list: [{ x: 'old' }] }, { a: 1, list: [{ x: 'new' }], b: true })).toEqual([
      { field: 'list.0.x', before: 'old', after: 'new' },
      { field: 'b', after: 'true' },
    ])
    expect(auditChanges(undefined, undefined)).toEqual([])
  })

  test('Secrets are left out at any depth, and the list is limited', () => {
    expect(auditChanges({ password: 'x' }, { inner: { accessToken: 't', password_hash: 'h', name: 'n' } })).toEqual([
      { field: 'inner.name', after: 'n' },
    ])
    expect(
      auditChanges(
        {},
        Array.from({ length: 500 }, (_, i) => `v${i}`),
      ),
    ).toHaveLength(30)
    expect(auditChanges({}, { text: 'a'.repeat(5000) })[0]?.after).toHaveLength(160)
  })
})
