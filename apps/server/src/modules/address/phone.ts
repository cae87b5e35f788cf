import { phoneFormatOf } from '@comanda/domain/address'
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** A phone as it is kept. */
export interface KeptPhone {
  phoneNumber: string
  isoCode: string
}

/**
 * A typed phone in the form it is kept in; nothing typed is kept as nothing. Undefined: no number of that country could look
 * like this. New ranges appear before metadata knows them, so a possible number is enough.
 */
export function keptPhone(typed: string, isoCode: string): KeptPhone | undefined {
  if (typed === '') return { phoneNumber: '', isoCode }
  if (!isSupportedCountry(isoCode)) return undefined
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: isoCode as CountryCode, extract: false })
  if (!phone?.isPossible()) return undefined
  return { phoneNumber: phone.number, isoCode: phone.country ?? isoCode }
}

/** The calling code and the digits after it, as a contact form has them. */
export function splitPhone({ phoneNumber, isoCode }: KeptPhone): { countryCode: string; phoneNumber: string } {
  const countryCode =
    phoneFormatOf(isoCode)?.countryCode ?? parsePhoneNumberFromString(phoneNumber)?.countryCallingCode ?? ''
  return { countryCode, phoneNumber: phoneNumber.replace(`+${countryCode}`, '') }
}
