import { describe, expect, test } from 'vitest'
import { builtInRoles } from './roles.ts'
import { accessByPin, passwordRights, pinFault } from './pin.ts'

describe('PINs on shared tablets (L5)', () => {
  test('A PIN has four to six digits (L5)', () => {
    for (const pin of ['123', '1234567', '12a4', '', ' 2580', '２５８０']) expect(pinFault(pin)).toBe('format')
    for (const pin of ['2580', '00417', '908172']) expect(pinFault(pin)).toBeUndefined()
  })

  test('One digit repeated and digits in order are refused as PINs (L5)', () => {
    for (const pin of ['0000', '111111', '1234', '7890', '4321', '210987']) expect(pinFault(pin)).toBe('easy')
  })

  test('A PIN gives the rights of the person at the tablet’s store alone, without those that need the password (L5)', () => {
    const access = [
      { rights: builtInRoles.owner, shopIds: [1, 2], newStores: true as const },
      { rights: builtInRoles.kitchen, shopIds: [2] },
      { rights: builtInRoles.waiter, shopIds: [3] },
    ]
    const held = accessByPin(access, 2)
    expect(held.map(({ shopIds }) => shopIds)).toEqual([[2], [2]])
    expect(held[0]?.rights).toContain('editSettings')
    expect(held.flatMap(({ rights }) => rights).filter(right => passwordRights.includes(right))).toEqual([])
    expect(held.some(one => 'newStores' in one)).toBe(false)
    expect(accessByPin(access, 4)).toEqual([])
  })
})
