import { countryPhones } from './country-phones.ts'

/** Format of a country's mobile numbers. */
export interface PhoneFormat {
  isoCode: string
  /** The calling code, without plus. */
  countryCode: string
  /** Number of digits after the calling code. */
  length: number
  /** In local notation, from the first dialled digit. */
  example: string
}

/** Format of a country's mobile numbers; undefined if unknown. */
export function phoneFormatOf(isoCode: string): PhoneFormat | undefined {
  const row = countryPhones[isoCode]
  return row && { isoCode, countryCode: row[0], length: row[1], example: row[2] }
}

/** All countries with known mobile formats. */
export const phoneFormats = (): PhoneFormat[] =>
  Object.keys(countryPhones).flatMap(isoCode => phoneFormatOf(isoCode) ?? [])

/** The digits of a typed number; Arabic and full-width ones converted. */
export const digitsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669]/g, digit => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\D/g, '')

/** The trunk prefix (`0`, `8`, `06`), as far as the example shows it. */
function trunkOf({ example, length }: PhoneFormat): string {
  const digits = digitsOf(example)
  return digits.length > length && digits.length - length <= 2 ? digits.slice(0, digits.length - length) : ''
}

/** The digits after the calling code, from a number typed with plus, with `00`, with the trunk prefix, or without. */
export function nationalDigits(isoCode: string, typed: string): string {
  const format = phoneFormatOf(isoCode)
  const digits = digitsOf(typed)
  if (!format) return digits
  const abroad = typed.trim().startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : undefined
  if (abroad?.startsWith(format.countryCode)) return abroad.slice(format.countryCode.length)
  const trunkPrefix = trunkOf(format)
  return trunkPrefix !== '' && digits.startsWith(trunkPrefix) && digits.length > format.length
    ? digits.slice(trunkPrefix.length)
    : digits
}

/** Whether a number is plausible for the country: its length may differ by two digits, since numbering plans change. */
export function phoneLooksRight(isoCode: string, typed: string): boolean {
  const length = nationalDigits(isoCode, typed).length
  const format = phoneFormatOf(isoCode)
  return format ? Math.abs(length - format.length) <= 2 : length >= 4 && length <= 15
}

/** The stored international form (`+447400123456`). */
export const internationalPhone = (isoCode: string, typed: string): string =>
  `+${phoneFormatOf(isoCode)?.countryCode ?? ''}${nationalDigits(isoCode, typed)}`

/**
 * An international number without a trunk prefix typed after the calling code: `+4407700900123` is `+447700900123`.
 * Numbers that do not have exactly the prefix too many are unchanged. U1
 */
export function withoutTrunkPrefix(international: string): string {
  const digits = international.slice(1)
  for (const format of phoneFormats()) {
    const trunk = trunkOf(format)
    const prefix = `${format.countryCode}${trunk}`
    if (trunk !== '' && digits.startsWith(prefix) && digits.length === prefix.length + format.length)
      return `+${format.countryCode}${digits.slice(prefix.length)}`
  }
  return international
}

/**
 * The country whose mobile format an international number has (`+447400123456`): `preferred` if it matches; undefined if none
 * does.
 */
export function countryOfPhone(international: string, preferred: string): string | undefined {
  if (!international.trim().startsWith('+')) return undefined
  const digits = digitsOf(international)
  const fits = ({ countryCode, length }: PhoneFormat) =>
    digits.startsWith(countryCode) && digits.length === countryCode.length + length
  const first = phoneFormatOf(preferred)
  return [...(first ? [first] : []), ...phoneFormats()].find(fits)?.isoCode
}

/** The group sizes of a country's numbers after the calling code, as its example has them. */
function groupsOf(format: PhoneFormat): number[] {
  let trunk = trunkOf(format).length
  const sizes = format.example.split(/\D+/).map(group => group.length)
  return sizes
    .map(size => {
      const dropped = Math.min(size, trunk)
      trunk -= dropped
      return size - dropped
    })
    .filter(size => size > 0)
}

/** Digits in groups of the given sizes; other lengths in groups of three with the last of up to four. */
function grouped(digits: string, sizes: readonly number[]): string[] {
  if (sizes.reduce((sum, size) => sum + size, 0) === digits.length) {
    const starts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0))
    return sizes.map((size, at) => digits.slice(starts[at], (starts[at] ?? 0) + size))
  }
  return digits.match(/\d{3}(?=\d{2})|\d+/g) ?? []
}

/**
 * A number (`+12125550187`) as it is shown: calling code and groups of its country with no-break spaces (`+1 212 555 0187`), the same
 * digits. A number of an unknown country, or without plus, is grouped by threes; a text that is no number is unchanged.
 */
export function phoneText(number: string, preferred = ''): string {
  if (!/^\+?[\d\s().\-\u00a0]+$/.test(number.trim())) return number
  const digits = digitsOf(number)
  if (!number.trim().startsWith('+')) return grouped(digits, []).join(NO_BREAK)
  const isoCode = countryOfPhone(number, preferred)
  const format = isoCode === undefined ? longestCodeOf(digits) : phoneFormatOf(isoCode)
  if (!format) return `+${grouped(digits, []).join(NO_BREAK)}`
  const national = grouped(digits.slice(format.countryCode.length), groupsOf(format))
  return [`+${format.countryCode}`, ...national].join(NO_BREAK)
}

const NO_BREAK = '\u00a0'

/** The country with the longest calling code that digits begin with. */
const longestCodeOf = (digits: string): PhoneFormat | undefined =>
  phoneFormats()
    .filter(({ countryCode }) => digits.startsWith(countryCode))
    .sort((a, b) => b.countryCode.length - a.countryCode.length)[0]

/** Digits formatted like the country's example; unchanged if they do not fit. */
export function maskedPhone(isoCode: string, typed: string): string {
  const format = phoneFormatOf(isoCode)
  const digits = nationalDigits(isoCode, typed)
  if (!format || digits.length !== format.length) return digits
  const all = trunkOf(format) + digits
  if (all.length !== digitsOf(format.example).length) return digits
  let next = 0
  return format.example.replace(/\d/g, () => all[next++] ?? '')
}
