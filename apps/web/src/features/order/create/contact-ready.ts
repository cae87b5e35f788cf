import { nationalDigits, phoneFormatOf, phoneLooksRight } from '@comanda/domain/address'
import type { OrderFormProps } from './form-props.ts'
import type { ContactDraft } from './draft.ts'

const NOBODY: ContactDraft = { isoCode: '', phoneNumber: '', firstName: '', lastName: '' }

/** What the form shows of a contact: as said here, else what the address says of one. */
export const contactShown = ({ worked, draft }: Pick<OrderFormProps, 'worked' | 'draft'>): ContactDraft =>
  draft.contact ?? worked.contactBegun ?? NOBODY

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
