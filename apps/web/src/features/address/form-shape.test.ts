import { describe, expect, test } from 'vitest'
import { draftOf, formShape, startingValues } from './form-shape.ts'

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

describe('the address form', () => {
  test('asks for what the country needs and nothing else', () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({ city: ' ' })).toEqual(['city missing'])
    expect(problemsOf({ countryCode: 'US' })).toEqual(['admin missing'])
    expect(problemsOf({ countryCode: 'KW', postcode: '' })).toEqual([])
  })

  test('takes a phone as it is written anywhere, and none at all', () => {
    expect(problemsOf({ phoneNumber: '+44 7400 123456' })).toEqual([])
    expect(problemsOf({ phoneNumber: '07400 1' })).toEqual(['phoneNumber phoneWrong'])
  })

  test('bounds what is typed', () => {
    expect(problemsOf({ notes: 'x'.repeat(121) })).toEqual(['notes tooLong'])
  })

  test('sends the place only where there is one', () => {
    const values = startingValues(undefined, 'GB')
    expect(draftOf(values, undefined)).not.toHaveProperty('latitude')
    expect(draftOf(values, { latitude: 1, longitude: 2 })).toMatchObject({ latitude: 1, longitude: 2 })
  })
})
