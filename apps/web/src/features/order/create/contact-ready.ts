import { nationalDigits, phoneFormatOf, phoneLooksRight } from '@comanda/domain/address'
import { knownContact } from '../../../platform/known-contact.ts'
import type { OrderFormProps } from './form-props.ts'
import type { ContactDraft } from './draft.ts'

/** The contact shown in the form: the draft, else that of the address, else the guest's known contact. */
export const contactShown = ({
  quote,
  draft,
  profile,
}: Pick<OrderFormProps, 'quote' | 'draft' | 'profile'>): ContactDraft => {
  if (draft.contact ?? quote.contactBegun) return draft.contact ?? (quote.contactBegun as ContactDraft)
  const { email: _, ...contact } = knownContact(profile && { email: '', ...profile }, quote.countryCode)
  return contact
}

/** Contact in the shape of the request; undefined while it is incomplete. */
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
