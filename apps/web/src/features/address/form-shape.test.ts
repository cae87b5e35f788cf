import { describe, expect, test } from 'vitest'
import type { SavedAddress } from './api.ts'
import { contactOf, draftOf, formShape, startingValues } from './form-shape.ts'

const problemsOf = (changes: object) => {
  const { error } = formShape.safeParse({
    ...startingValues(undefined, 'GB'),
    street1: '1 Rose Lane',
    city: 'London',
    postcode: 'E1 6AN',
    ...changes,
  })
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []
}

describe('Address form', () => {
  test('Requires the fields of the country and no others', () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({ city: ' ' })).toEqual(['city missing'])
    expect(problemsOf({ countryCode: 'US' })).toEqual(['admin missing'])
    expect(problemsOf({ countryCode: 'KW', postcode: '' })).toEqual([])
  })

  test('Accepts a phone number in any common notation, or none', () => {
    expect(problemsOf({ phoneNumber: '+44 7400 123456' })).toEqual([])
    expect(problemsOf({ phoneNumber: '07400 1' })).toEqual(['phoneNumber phoneWrong'])
  })

  test('Limits the length of the input', () => {
    expect(problemsOf({ notes: 'x'.repeat(121) })).toEqual(['notes tooLong'])
  })

  test('A new address begins with the known name and phone of the guest, an existing one with its own', () => {
    const contact = { firstName: 'Ann', lastName: 'Lee', isoCode: '', phoneNumber: '7400123456', email: '' }
    expect(startingValues(undefined, 'GB', contact)).toMatchObject({
      firstName: 'Ann',
      lastName: 'Lee',
      isoCode: 'GB',
      phoneNumber: '7400123456',
    })
    expect(startingValues(undefined, 'GB', { ...contact, isoCode: 'US' }).isoCode).toBe('US')
    const own = { ...startingValues(undefined, 'GB'), addressId: 'a', firstName: 'Bo' } as SavedAddress
    expect(startingValues(own, 'GB', contact)).toMatchObject({ firstName: 'Bo', phoneNumber: '' })
  })

  test('A complete recipient is known to other forms; a name without a phone is not', () => {
    const values = { ...startingValues(undefined, 'GB'), firstName: ' Ann ', phoneNumber: '07400 123456' }
    expect(contactOf(values)).toEqual({ firstName: 'Ann', lastName: '', isoCode: 'GB', phoneNumber: '7400123456' })
    expect(contactOf({ ...values, phoneNumber: '' })).toEqual({})
  })

  test('Sends the coordinates only if they are known', () => {
    const values = startingValues(undefined, 'GB')
    expect(draftOf(values, undefined)).not.toHaveProperty('latitude')
    expect(draftOf(values, { latitude: 1, longitude: 2 })).toMatchObject({ latitude: 1, longitude: 2 })
  })
})
