import { describe, expect, test } from 'vitest'
import { missingFields } from './check.ts'
import { addressLines, knownCountries, layoutOf } from './layout.ts'
import { postcodeLooksRight, tidyPostcode } from './postcodes.ts'
import type { AddressParts } from './types.ts'

const parts = (changes: Partial<AddressParts>): AddressParts => ({
  countryCode: 'US',
  organization: '',
  street1: '1 Main St',
  street2: '',
  city: 'Springfield',
  admin: 'IL',
  dependentLocality: '',
  postcode: '62701',
  ...changes,
})

describe('addresses by country', () => {
  test('Addresses are written in the lines of their country', () => {
    expect(addressLines(parts({ street2: 'Apt 4' }), 'en_US')).toEqual(['1 Main St', 'Apt 4', 'Springfield, IL 62701'])
    const london = parts({ countryCode: 'GB', city: 'LONDON', admin: '', postcode: 'EC1Y 8SY' })
    expect(addressLines(london, 'en_US')).toEqual(['1 Main St', 'LONDON', 'EC1Y\u00a08SY'])
    expect(addressLines(parts({ countryCode: 'FI', postcode: '00550' }), 'en_US')).toEqual([
      '1 Main St',
      'FI-00550 Springfield',
    ])
    expect(addressLines(parts({ countryCode: 'SG', postcode: '546080' }), 'en_US')).toEqual([
      '1 Main St',
      'SINGAPORE 546080',
    ])
  })

  test('They are in local order for readers of the script, in Latin order for others', () => {
    const jing = parts({
      countryCode: 'CN',
      street1: '长安街1号',
      city: '北京市',
      admin: '北京',
      dependentLocality: '东城区',
      postcode: '100006',
    })
    expect(addressLines(jing, 'zh_CN')).toEqual(['100006', '北京 北京市 东城区', '长安街1号'])
    expect(addressLines(jing, 'en_US')[0]).toBe('长安街1号')
    expect(layoutOf('CN', 'zh_CN').fields[0]).toBe('postcode')
  })

  test('Empty parts leave no comma or prefix', () => {
    expect(addressLines(parts({ city: '', postcode: '' }), 'en_US')).toEqual(['1 Main St', 'IL'])
    expect(addressLines(parts({ postcode: '' }), 'en_US')).toEqual(['1 Main St', 'Springfield, IL'])
    expect(addressLines(parts({ admin: '' }), 'en_US')).toEqual(['1 Main St', 'Springfield, 62701'])
    expect(addressLines(parts({ countryCode: 'FI', postcode: '' }), 'en_US')).toEqual(['1 Main St', 'Springfield'])
  })

  test('Missing fields are listed in writing order', () => {
    expect(missingFields(parts({}))).toEqual([])
    expect(missingFields(parts({ city: ' ', postcode: '' }))).toEqual(['city', 'postcode'])
    expect(missingFields(parts({ countryCode: 'KW', admin: '', postcode: '' }))).toEqual([])
    expect(missingFields(parts({ countryCode: 'JP', admin: '', city: '' }))).toEqual(['admin'])
    expect(missingFields(parts({ countryCode: 'ZZ', street1: '' }))).toEqual(['street1'])
  })

  test('Parts have their local names', () => {
    expect(layoutOf('AE', 'en_US').kinds).toEqual({ admin: 'emirate' })
    expect(layoutOf('US', 'en_US').kinds).toEqual({ admin: 'state', postcode: 'zip' })
    expect(layoutOf('HK', 'en_US').postcodeExample).toBeUndefined()
  })

  test('The form of every known country has each required field', () => {
    for (const country of knownCountries()) {
      for (const language of ['en_US', 'zh_CN', 'ja']) {
        const { fields, required } = layoutOf(country, language)
        expect(fields[fields.indexOf('street1') + 1]).toBe('street2')
        for (const field of required) expect(fields, country).toContain(field)
      }
    }
  })

  test('A postcode is normalized, and only warned about', () => {
    expect(tidyPostcode(' ec1y  8sy ')).toBe('EC1Y 8SY')
    expect(postcodeLooksRight('GB', 'ec1y 8sy')).toBe(true)
    expect(postcodeLooksRight('US', '6270')).toBe(false)
    expect(postcodeLooksRight('US', '')).toBe(true)
    expect(postcodeLooksRight('ZZ', 'anything')).toBe(true)
    expect(postcodeLooksRight('SE', '114 55')).toBe(true)
  })

  test("Every country's example postcode is valid", () => {
    for (const country of knownCountries()) {
      const example = layoutOf(country, 'en_US').postcodeExample
      if (example) expect(postcodeLooksRight(country, example), country).toBe(true)
    }
  })
})
