import { phoneFormatOf } from '@comanda/domain/address'
import type { CountryCode } from 'libphonenumber-js/max'

/** The numbering plans weigh megabytes: they are imported with the first phone entered. */
const plans = () => import('libphonenumber-js/max')

/** A phone as it is stored. */
export interface StoredPhone {
  phoneNumber: string
  isoCode: string
}

/**
 * An entered phone in the stored form; an empty input is stored as empty. Undefined if no number of that country could
 * look like this. New ranges appear before metadata knows them, so a possible number is enough.
 */
export async function storedPhone(typed: string, isoCode: string): Promise<StoredPhone | undefined> {
  if (typed === '') return { phoneNumber: '', isoCode }
  const { isSupportedCountry, parsePhoneNumberFromString } = await plans()
  if (!isSupportedCountry(isoCode)) return undefined
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: isoCode as CountryCode, extract: false })
  if (!phone?.isPossible()) return undefined
  return { phoneNumber: phone.number, isoCode: phone.country ?? isoCode }
}

/** The calling code and the national digits, as a contact form has them. */
export async function splitPhone({
  phoneNumber,
  isoCode,
}: StoredPhone): Promise<{ countryCode: string; phoneNumber: string }> {
  const countryCode =
    phoneFormatOf(isoCode)?.countryCode ??
    (await plans()).parsePhoneNumberFromString(phoneNumber)?.countryCallingCode ??
    ''
  return { countryCode, phoneNumber: phoneNumber.replace(`+${countryCode}`, '') }
}
