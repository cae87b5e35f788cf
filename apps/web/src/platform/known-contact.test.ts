import { beforeEach, expect, test } from 'vitest'
import { eraseContact, knownContact, storeContact } from './known-contact.ts'

const account = { firstName: 'Ann', lastName: 'Lee', phone: '+12125550143', email: 'ann@example.com' }
const empty = { firstName: '', lastName: '', phoneNumber: '', isoCode: '', email: '' }

beforeEach(eraseContact)

test('A form begins with what the account says', () => {
  expect(knownContact(account, 'US')).toEqual({
    firstName: 'Ann',
    lastName: 'Lee',
    phoneNumber: '2125550143',
    isoCode: 'US',
    email: 'ann@example.com',
  })
  expect(knownContact(undefined, 'US')).toEqual(empty)
})

test('The name given at the sign-up is the first name of an account without another', () => {
  expect(knownContact({ ...account, nick: 'Annie' }, 'US').firstName).toBe('Ann')
  expect(knownContact({ ...account, firstName: '', nick: 'Annie' }, 'US').firstName).toBe('')
  expect(knownContact({ ...account, firstName: '', lastName: '', nick: 'Annie' }, 'US').firstName).toBe('Annie')
})

test('What was entered for a pickup comes along to a booking, and an empty field erases nothing', () => {
  storeContact({ firstName: 'Bo', lastName: 'Ek', phoneNumber: '2025550101', isoCode: 'US' })
  storeContact({ firstName: 'Bo', lastName: '', email: 'bo@example.com' })
  expect(knownContact(undefined, 'GB')).toEqual({
    firstName: 'Bo',
    lastName: 'Ek',
    phoneNumber: '2025550101',
    isoCode: 'US',
    email: 'bo@example.com',
  })
})

test('Another name that was entered is not joined to the last name and phone of the account', () => {
  storeContact({ firstName: 'Bo' })
  expect(knownContact(account, 'US')).toEqual({ ...empty, firstName: 'Bo', email: 'ann@example.com' })
})
