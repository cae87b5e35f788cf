import { nationalDigits, phoneFormatOf, phoneLooksRight } from '@comanda/domain/address'
import type { ContactDraft } from './draft.ts'

/** The contact as the order wants it; undefined while something is missing. */
export function contactReady(contact: ContactDraft, countryCode: string) {
  const isoCode = contact.isoCode || countryCode
  const format = phoneFormatOf(isoCode)
  const firstName = contact.firstName.trim()
  if (!format || firstName === '' || !phoneLooksRight(isoCode, contact.phoneNumber)) return undefined
  return {
    firstName,
    lastName: contact.lastName.trim(),
    phoneNumber: nationalDigits(isoCode, contact.phoneNumber),
    countryCode: format.countryCode,
    isoCode,
  }
}
