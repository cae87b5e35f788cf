import { expect, test } from 'vitest'
import { kindOf } from './session.ts'

const person = { nick: '', avatar: '' }

test('A customerId above 0 means signed in; visitor, guest and member are distinguished (LOGIN-1)', () => {
  expect(kindOf({ ...person, customerId: 0, isMember: false })).toBe('visitor')
  expect(kindOf({ ...person, customerId: 0, isMember: true })).toBe('visitor')
  expect(kindOf({ ...person, customerId: 1, isMember: false })).toBe('loggedIn')
  expect(kindOf({ ...person, customerId: 1, isMember: true })).toBe('member')
})
