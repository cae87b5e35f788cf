import { describe, expect, test } from 'vitest'
import { testAnyone, testCustomer, testGuest, testStaff } from '../../testing/index.ts'
import { refusalAt } from './gate.ts'

const people = {
  nobody: testAnyone(),
  visitor: testGuest(),
  nonMember: testCustomer(7),
  member: testCustomer(8, true),
  staff: testStaff([101]),
}

describe('VISITOR, LOGGED-IN NON-MEMBER, MEMBER · LOGIN-1', () => {
  test.each([
    ['anyone', {}],
    ['guest', { nobody: 'notLoggedIn' }],
    ['logged-in', { nobody: 'notLoggedIn', visitor: 'loginNeeded', staff: 'loginNeeded' }],
    ['member', { nobody: 'notLoggedIn', visitor: 'loginNeeded', nonMember: 'memberNeeded', staff: 'loginNeeded' }],
    ['staff', { nobody: 'notLoggedIn', visitor: 'staffNeeded', nonMember: 'staffNeeded', member: 'staffNeeded' }],
  ] as const)('at the gate %s', (gate, refused: Partial<Record<keyof typeof people, string>>) => {
    for (const [name, caller] of Object.entries(people) as [keyof typeof people, typeof people.nobody][])
      expect(refusalAt(gate, caller)?.refused, name).toBe(refused[name])
  })

  test('a customerId above 0 alone means logged in', () => {
    const session = { ...people.nonMember.session, customerId: 0 }
    expect(refusalAt('logged-in', { ...people.nonMember, session })?.refused).toBe('loginNeeded')
  })
})
