import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { auditChanges } from './audit-changes.ts'
import {
  accessOfGrants,
  exceeds,
  formerOf,
  type Grant,
  grantsBeyond,
  grantsOfFormer,
  hasRightIn,
  holds,
  isRoleBeyond,
  raisesAnyLimit,
  rightsFault,
  type StaffRights,
  sortedGrants,
} from './rights.ts'
import { builtInRoles, type Right, rights, rightsAt } from './roles.ts'

const host = { roleId: 'host', rights: ['manageBookings', 'manageTables'] as Right[] }
const brand = { shopIds: [101, 102, 103], roles: [host] }
const at = (roleId: string, ...shopIds: number[]): Grant[] => shopIds.map(shopId => ({ roleId, shopId }))
const person = (...grants: Grant[]): StaffRights => ({ grants, active: true })
const waiter = person(...at('waiter', 101))
const owner = person({ roleId: 'owner' })

const anyGrants: fc.Arbitrary<Grant[]> = fc.array(
  fc.record(
    {
      roleId: fc.constantFrom('owner', 'manager', 'team', 'cashier', 'waiter', 'kitchen', 'host'),
      shopId: fc.constantFrom(...brand.shopIds),
    },
    { requiredKeys: ['roleId'] },
  ),
  { maxLength: 5 },
)
const anyPerson: fc.Arbitrary<StaffRights> = fc.record({ grants: anyGrants, active: fc.boolean() })

describe('Roles at stores (A5)', () => {
  test('A role for the brand is held at every store, another one at its store alone (A5)', () => {
    const access = accessOfGrants([...at('kitchen', 101), { roleId: 'host' }], brand)
    expect(rightsAt(access, 101)).toEqual(['cook', 'markSoldOut', 'manageTables', 'manageBookings'])
    expect(rightsAt(access, 103)).toEqual(['manageTables', 'manageBookings'])
  })

  test('Owners and holders of a role for the brand have it at stores that open later too (A5)', () => {
    const later = (...grants: Grant[]) => accessOfGrants(grants, brand).some(one => one.newStores)
    expect([later({ roleId: 'waiter' }), later(...at('owner', 101)), later(...at('manager', 101))]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('Every account has a role, of known roles and stores, each once (A5)', () => {
    const fault = (...grants: Grant[]) => rightsFault({ grants }, brand)
    expect([fault(), fault(...at('host', 999)), fault(...at('janitor', 101)), fault(...at('host', 101, 101))]).toEqual(
      Array.from({ length: 4 }, () => 'grants'),
    )
    expect([fault(...at('host', 101, 102)), fault({ roleId: 'owner' }, ...at('owner', 101))]).toEqual([
      undefined,
      undefined,
    ])
  })

  test('A removed role has no rights, and a person who may not sign in none at all (A5)', () => {
    expect(accessOfGrants(at('gone', 101), brand)).toEqual([{ rights: [], shopIds: [101] }])
    expect(hasRightIn(owner, 'manageStaff', brand)).toBe(true)
    expect(hasRightIn({ ...owner, active: false }, 'manageStaff', brand)).toBe(false)
    expect([holds(owner, 'owner'), holds({ ...owner, active: false }, 'owner'), holds(waiter, 'owner')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('Rights beyond those of the person who grants them (L2, L3)', () => {
  const manager = person(...at('manager', 101))

  test('What the person had before or the asker has is not beyond; any other right or store is (L3)', () => {
    const beyond = (wanted: StaffRights, before = waiter) => grantsBeyond(manager, before, wanted, brand)
    expect(beyond(person(...at('cashier', 101)))).toBe(false)
    expect(beyond(person(...at('waiter', 101, 102)))).toBe(true)
    expect(beyond(person({ roleId: 'waiter' }))).toBe(true)
    expect(beyond(person(...at('owner', 101)))).toBe(true)
    expect(beyond(person(...at('owner', 103)), person(...at('owner', 103)))).toBe(false)
    expect(beyond({ ...person(...at('owner', 103)), active: false })).toBe(false)
    expect(beyond(person(...at('owner', 103)), { ...person(...at('owner', 103)), active: false })).toBe(true)
  })

  test('Two changes that are not beyond never make one that is (L3)', () => {
    fc.assert(
      fc.property(anyPerson, anyPerson, anyPerson, anyPerson, (asker, a, b, c) => {
        const beyond = (before: StaffRights, wanted: StaffRights) => grantsBeyond(asker, before, wanted, brand)
        expect(beyond(a, a)).toBe(false)
        if (asker.active) expect(beyond(a, asker)).toBe(false)
        if (!beyond(a, b) && !beyond(b, c)) expect(beyond(a, c)).toBe(false)
      }),
    )
  })

  test('A person exceeds another one exactly if they have a right at a store which the other has not (L3)', () => {
    expect([exceeds(waiter, manager, brand), exceeds(manager, waiter, brand), exceeds(owner, owner, brand)]).toEqual([
      false,
      true,
      false,
    ])
    expect(exceeds({ ...owner, active: false }, manager, brand)).toBe(true)
  })

  test('A raised, new or removed refund limit is beyond, unless the asker’s allows it (PAY-12)', () => {
    const limited = { ...waiter, refundAlone: { USD: 5000 } }
    const beyond = (wanted: StaffRights, asker: StaffRights = limited) => grantsBeyond(asker, limited, wanted, brand)
    expect(beyond({ ...waiter, refundAlone: { USD: 4000 } })).toBe(false)
    expect(beyond({ ...waiter, refundAlone: { USD: 5001 } })).toBe(true)
    expect(beyond({ ...waiter, refundAlone: { USD: 5001 } }, { ...waiter, refundAlone: { USD: 6000 } })).toBe(false)
    expect(beyond({ ...waiter, refundAlone: { USD: 5000, GBP: 0 } })).toBe(true)
    expect(beyond(waiter)).toBe(true)
  })

  test('A role is beyond its editor if it has a right they lack, or gives one where they lack it (L3)', () => {
    const wider = { roleId: 'host', rights: [...host.rights, 'refund'] as Right[] }
    const beyond = (role: typeof host, ...holders: StaffRights[]) => isRoleBeyond(manager, role, holders, brand)
    expect(beyond(wider)).toBe(false)
    expect(beyond(wider, person(...at('host', 101)))).toBe(false)
    expect(beyond(wider, person(...at('host', 102)))).toBe(true)
    expect(beyond(wider, person({ roleId: 'host' }))).toBe(true)
    expect(beyond({ ...host, rights: ['manageStaff'] })).toBe(true)
    const strong = { shopIds: brand.shopIds, roles: [{ roleId: 'host', rights: ['manageStaff'] as Right[] }] }
    expect(isRoleBeyond(manager, { ...host, rights: ['cook'] }, [], strong)).toBe(true)
  })

  test('Any increase of an amount limit counts as a raise', () => {
    expect(raisesAnyLimit({ USD: 2500, POINT: 500 }, { USD: 2500, POINT: 501 })).toBe(true)
    expect(raisesAnyLimit({ USD: 2500 }, { USD: 2000 })).toBe(false)
    expect(raisesAnyLimit({ USD: 2500 }, { USD: 2500, GBP: 1 })).toBe(true)
    expect(raisesAnyLimit({ USD: 2500 }, {})).toBe(false)
    expect(raisesAnyLimit({}, { USD: 0 })).toBe(false)
  })
})

describe('Roles of the former version (A6)', () => {
  test('The former columns become grants with the same rights, and grants become them again (A6)', () => {
    for (const former of [
      { role: 'staff' as const, brand: false, shopIds: [101, 102] },
      { role: 'manager' as const, brand: false, shopIds: [101] },
      { role: 'manager' as const, brand: true, shopIds: [101, 103] },
    ])
      expect(formerOf(grantsOfFormer(former), brand)).toEqual(former)
  })

  test('For the former version only people with at least the rights of a manager or an owner manage or own a store (A6)', () => {
    fc.assert(
      fc.property(anyGrants, grants => {
        const former = formerOf(grants, brand)
        const access = accessOfGrants(grants, brand)
        const role = former.brand ? 'owner' : former.role === 'manager' ? 'manager' : undefined
        for (const shopId of role ? former.shopIds : [])
          expect(builtInRoles[role ?? 'owner'].every(right => rightsAt(access, shopId).includes(right))).toBe(true)
      }),
    )
  })

  test('The order of grants does not matter', () => {
    fc.assert(
      fc.property(anyGrants, grants => {
        expect(sortedGrants(grants.toReversed())).toEqual(sortedGrants(grants))
      }),
    )
    expect(rights.length).toBe(new Set(rights).size)
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
