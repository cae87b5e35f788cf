import { type CountryCode, getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js'
import examples from 'libphonenumber-js/mobile/examples'

const names = new Intl.DisplayNames(['en'], { type: 'region' })

/** Every country with a calling code, by English name. */
export const countries = getCountries()
  .map(isoCode => ({ isoCode, countryCode: getCountryCallingCode(isoCode), name: names.of(isoCode) ?? isoCode }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))

const formatOf = (isoCode: CountryCode) => {
  const example = getExampleNumber(isoCode, examples)
  if (!example) return []
  const digits = example.nationalNumber.length
  return [
    {
      isoCode,
      countryCode: getCountryCallingCode(isoCode),
      example: example.formatNational(),
      minLength: Math.max(4, digits - 3),
      maxLength: Math.min(15, digits + 2),
    },
  ]
}

/** How a mobile number is written in each country. The lengths are what a field takes; whether a number is right is asked elsewhere. */
export const phoneFormats = getCountries().flatMap(formatOf)
