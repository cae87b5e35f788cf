import { expect, test } from 'vitest'
import { contactsOf } from './contacts.ts'

test('A phone in the members list is grouped like everywhere, and a masked one stays as it is (CARD-11)', () => {
  expect(contactsOf({ phone: '+12125550187', email: 'a@b.test' })).toBe('+1\u00a0212\u00a0555\u00a00187 · a@b.test')
  expect(contactsOf({ phone: '•••• 0187' })).toBe('•••• 0187')
  expect(contactsOf({ email: 'a@b.test' })).toBe('a@b.test')
})
