import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  builtInRoles,
  isBuiltIn,
  isRight,
  type Right,
  rights,
  rightsAt,
  rightsOfFormer,
  shopsWithRight,
} from './roles.ts'

const anyAccess = fc.array(
  fc.record({ rights: fc.subarray([...rights]), shopIds: fc.uniqueArray(fc.integer({ min: 101, max: 104 })) }),
  { maxLength: 4 },
)

test('A person has a right at a store exactly if one of their roles there has it (A5)', () => {
  fc.assert(
    fc.property(anyAccess, fc.constantFrom(...rights), fc.integer({ min: 101, max: 104 }), (access, right, shopId) => {
      const has = access.some(one => one.shopIds.includes(shopId) && one.rights.includes(right))
      expect(shopsWithRight(access, [right]).includes(shopId)).toBe(has)
      expect(rightsAt(access, shopId).includes(right)).toBe(has)
    }),
  )
})

test('Every right belongs to owners; managers, teams and narrower roles have fewer (A5)', () => {
  const has = (role: readonly Right[], others: readonly Right[]) => others.every(right => role.includes(right))
  expect(builtInRoles.owner).toEqual(rights)
  expect(has(builtInRoles.manager, builtInRoles.team)).toBe(true)
  for (const role of ['cashier', 'waiter', 'kitchen'] as const)
    expect(has(builtInRoles.team, builtInRoles[role])).toBe(true)
  expect([isBuiltIn('waiter'), isBuiltIn('toString'), isRight('refund'), isRight('money')]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('A former role has the rights of the built-in role in its place, at its stores (A6)', () => {
  const shopIds = [101, 102]
  expect(rightsOfFormer({ role: 'staff', shopIds })).toEqual([{ rights: builtInRoles.team, shopIds }])
  expect(rightsOfFormer({ role: 'manager', shopIds })).toEqual([{ rights: builtInRoles.manager, shopIds }])
  expect(rightsOfFormer({ role: 'manager', brand: true, shopIds })).toEqual([{ rights: builtInRoles.owner, shopIds }])
  // The brand right of an employee who is no manager never counted.
  expect(rightsOfFormer({ role: 'staff', brand: true, shopIds })).toEqual([{ rights: builtInRoles.team, shopIds }])
})
