import { expect, test } from 'vitest'
import { countryPreset, knownCurrencies, presetCountries } from './country-presets.ts'

test('A country brings its currency, time zone and the usual tax on meals (SETUP-1)', () => {
  const { currency, timeZones, taxes, tipsUsual } = countryPreset('DE')
  expect(currency).toEqual({ currencyCode: 'EUR', currencySymbol: '€', internationalSystemOfUnits: 2 })
  expect(timeZones).toEqual(['Europe/Berlin'])
  expect(taxes.map(({ rate, inclusive }) => [rate, inclusive])).toEqual([
    [70_000, true],
    [190_000, true],
  ])
  expect(tipsUsual).toBe(true)
})

test('If the rate depends on the place, the place is required, and prices exclude the tax (SETUP-1)', () => {
  const { taxes, taxVaries } = countryPreset('US')
  expect(taxVaries).toBe(true)
  expect(taxes.map(({ rate, inclusive }) => [rate, inclusive])).toEqual([[0, false]])
})

test('Cash is rounded where the smallest coin is more than a minor unit (PAY-19)', () => {
  expect(['CH', 'SE', 'NZ', 'FI'].map(country => countryPreset(country).cashRounding)).toEqual([5, 100, 10, 5])
  expect(['US', 'DE', 'JP', 'ZZ'].map(country => countryPreset(country).cashRounding)).toEqual(Array(4).fill(undefined))
})

test('A country without a preset assumes no tax and has no missing value (SETUP-1)', () => {
  const { taxes, languages, timeZones } = countryPreset('ZZ')
  expect([taxes, languages, timeZones]).toEqual([[], ['en_US'], ['UTC']])
})

test('Every preset has a known currency, valid time zones and languages, and taxes named in three languages (SETUP-1)', () => {
  const currencies = new Set(knownCurrencies().map(one => one.currencyCode))
  expect(presetCountries().length).toBeGreaterThan(30)
  for (const country of presetCountries()) {
    const { currency, languages, timeZones, taxes } = countryPreset(country)
    expect(currencies, country).toContain(currency.currencyCode)
    for (const zone of timeZones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone).not.toThrow()
    for (const tag of languages) expect(() => Intl.getCanonicalLocales(tag.replace('_', '-')), tag).not.toThrow()
    expect(new Set(taxes.map(one => one.taxId)).size).toBe(taxes.length)
    for (const { name, rate } of taxes) {
      expect(Object.keys(name)).toEqual(['en_US', 'zh_CN', 'ar'])
      expect(Number.isInteger(rate) && rate >= 0 && rate < 300_000, country).toBe(true)
    }
  }
})
