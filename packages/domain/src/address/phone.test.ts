import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countryOfPhone,
  internationalPhone,
  maskedPhone,
  nationalDigits,
  phoneFormats,
  phoneLooksRight,
  phoneText,
  digitsOf,
} from './phone.ts'

describe('phones by country', () => {
  test('A number belongs to a country whose format it has, preferably the current one', () => {
    expect(countryOfPhone('+447400123456', 'US')).toBe('GB')
    expect(countryOfPhone('+12125550187', 'CA')).toBe('CA')
    expect(countryOfPhone('+12125550187', 'US')).toBe('US')
    expect(countryOfPhone('2125550187', 'US')).toBeUndefined()
    expect(countryOfPhone('', 'US')).toBeUndefined()
  })

  test('Numbers are understood with plus, with 00, with the trunk prefix and without', () => {
    for (const typed of ['+44 7400 123456', '0044 7400 123456', '07400 123456', '7400-123-456', '٠٧٤٠٠١٢٣٤٥٦']) {
      expect(internationalPhone('GB', typed), typed).toBe('+447400123456')
    }
    expect(internationalPhone('HU', '06 20 123 4567')).toBe('+36201234567')
    expect(internationalPhone('RU', '8 (912) 345-67-89')).toBe('+79123456789')
  })

  test('Numbers are shown in local notation', () => {
    expect(maskedPhone('US', '2015550123')).toBe('(201) 555-0123')
    expect(maskedPhone('GB', '+447400123456')).toBe('07400 123456')
    expect(maskedPhone('JP', '9012345678')).toBe('090-1234-5678')
    expect(maskedPhone('US', '201')).toBe('201')
  })

  test('Numbers that are far too short or long are not valid', () => {
    expect(phoneLooksRight('US', '201555')).toBe(false)
    expect(phoneLooksRight('US', '2015550123')).toBe(true)
    expect(phoneLooksRight('US', '20155501230000')).toBe(false)
    expect(phoneLooksRight('ZZ', '12345')).toBe(true)
  })

  test('The example of every country is understood', () => {
    for (const { isoCode, example, length } of phoneFormats()) {
      if (isoCode === 'AR') continue
      expect(nationalDigits(isoCode, example).length, isoCode).toBe(length)
      expect(phoneLooksRight(isoCode, example), isoCode).toBe(true)
    }
  })
})

describe('numbers as they are shown', () => {
  test.each([
    ['+12125550187', '+1 212 555 0187'],
    ['+447400123456', '+44 7400 123456'],
    ['+8613123456789', '+86 131 2345 6789'],
    ['+85251234567', '+852 5123 4567'],
    ['+33612345678', '+33 6 12 34 56 78'],
    ['+442079460123', '+44 2079 460123'],
    ['Ask at the bar', 'Ask at the bar'],
    ['', ''],
  ])('%s is grouped as its country writes it', (number, shown) => {
    expect(phoneText(number)).toBe(shown.replaceAll(' ', shown.startsWith('+') ? '\u00a0' : ' '))
  })

  test('Every number keeps its digits, never breaks between lines, and is shown the same when grouped again', () => {
    const numbers = fc.stringMatching(/^\+[1-9]\d{4,14}$/)
    fc.assert(
      fc.property(numbers, number => {
        const shown = phoneText(number)
        expect(digitsOf(shown)).toBe(digitsOf(number))
        expect(shown).not.toMatch(/ /)
        expect(phoneText(shown)).toBe(shown)
      }),
    )
  })
})
