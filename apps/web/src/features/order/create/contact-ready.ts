import { countryOfPhone, nationalDigits, phoneFormatOf, phoneLooksRight } from '@comanda/domain/address'
import type { OrderFormProps, Profile } from './form-props.ts'
import type { ContactDraft } from './draft.ts'

const NOBODY: ContactDraft = { isoCode: '', phoneNumber: '', firstName: '', lastName: '' }

/** Contact data of the account, in the fields of the form. */
function ofProfile({ firstName, lastName, phone }: Profile, countryCode: string): ContactDraft {
  const isoCode = countryOfPhone(phone, countryCode)
  const number = isoCode ? { isoCode, phoneNumber: nationalDigits(isoCode, phone) } : { isoCode: '', phoneNumber: '' }
  return { firstName, lastName, ...number }
}

/** Contact shown in the form: the draft, else that of the address, else that of the account. */
export const contactShown = ({
  quote,
  draft,
  profile,
}: Pick<OrderFormProps, 'quote' | 'draft' | 'profile'>): ContactDraft =>
  draft.contact ?? quote.contactBegun ?? (profile ? ofProfile(profile, quote.countryCode) : NOBODY)

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
