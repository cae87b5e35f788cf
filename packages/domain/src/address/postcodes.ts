const patterns: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  IE: /^[A-Z\d]{3} ?[A-Z\d]{4}$/,
  JP: /^\d{3}-?\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
  NL: /^\d{4} ?[A-Z]{2}$/,
  PL: /^\d{2}-\d{3}$/,
  PT: /^\d{4}-\d{3}$/,
  TW: /^\d{3}(\d{2,3})?$/,
  IS: /^\d{3}$/,
  IL: /^\d{7}$/,
  VN: /^\d{5,6}$/,
}

const five = /^\d{3} ?\d{2}$/
const byLength: readonly [RegExp, string][] = [
  [five, 'CZ SK GR SE DE FR ES IT FI KR TH MY ID TR MX UA SA HR KW'],
  [/^\d{4}$/, 'AT BE CH DK NO HU LU AU NZ ZA PH BD'],
  [/^\d{6}$/, 'CN IN RU SG CO RO'],
]

/** The stored form of a postcode: upper case, one space between its parts, full-width digits converted. */
export const tidyPostcode = (postcode: string): string =>
  postcode.normalize('NFKC').toUpperCase().replace(/\s+/g, ' ').trim()

/** Whether a postcode has the country's pattern. Used for a warning, never a refusal, because patterns become outdated. */
export function postcodeLooksRight(countryCode: string, postcode: string): boolean {
  const normalized = tidyPostcode(postcode)
  if (normalized === '') return true
  const pattern =
    patterns[countryCode] ?? byLength.find(([, countries]) => countries.split(' ').includes(countryCode))?.[0]
  return pattern?.test(normalized) ?? true
}
