import { describe, expect, test } from 'vitest'
import { testAnyone, testBrandManager, testCustomer, testGuest, testStaff } from '../../testing/index.ts'
import { enterShop, refusalAt } from './gate.ts'

const people = {
  nobody: testAnyone(),
  visitor: testGuest(),
  nonMember: testCustomer(7),
  member: testCustomer(8, true),
  staff: testStaff([101]),
}

describe('Visitor, signed-in guest, member (LOGIN-1)', () => {
  test.each([
    ['anyone', {}],
    ['guest', { nobody: 'notLoggedIn' }],
    ['logged-in', { nobody: 'notLoggedIn', visitor: 'loginNeeded', staff: 'loginNeeded' }],
    ['member', { nobody: 'notLoggedIn', visitor: 'loginNeeded', nonMember: 'memberNeeded', staff: 'loginNeeded' }],
    ['staff', { nobody: 'notLoggedIn', visitor: 'staffNeeded', nonMember: 'staffNeeded', member: 'staffNeeded' }],
    ['brand', { nobody: 'notLoggedIn', visitor: 'staffNeeded', nonMember: 'staffNeeded', member: 'staffNeeded' }],
  ] as const)('At the gate %s', (gate, refused: Partial<Record<keyof typeof people, string>>) => {
    for (const [name, caller] of Object.entries(people) as [keyof typeof people, typeof people.nobody][])
      expect(refusalAt({ gate }, caller)?.refused, name).toBe(refused[name])
  })

  test('Only a customerId above 0 means signed in', () => {
    const session = { ...people.nonMember.session, customerId: 0 }
    expect(refusalAt({ gate: 'logged-in' }, { ...people.nonMember, session })?.refused).toBe('loginNeeded')
  })
})

describe('The rights of staff in a store are checked in one order: store, manager, brand (A1)', () => {
  test.each([
    ['staff of another store', testBrandManager([102]), ['notYourShop', 'notYourShop', 'notYourShop']],
    ['staff', testStaff([101]), [undefined, 'managersOnly', 'managersOnly']],
    ['a manager', testStaff([101], 'manager'), [undefined, undefined, 'brandOnly']],
    ['a manager with rights for the whole brand', testBrandManager([101]), [undefined, undefined, undefined]],
  ] as const)('%s', (_who, caller, refused) => {
    const answers = (['store', 'manager', 'brand'] as const).map(gate => enterShop(gate, caller, 101))
    expect(answers.map(answer => ('refused' in answer ? answer.refused : undefined))).toEqual(refused)
    for (const answer of answers)
      if (!('refused' in answer)) expect(answer.shop).toEqual({ corporationId: 1, shopId: 101 })
  })
})
