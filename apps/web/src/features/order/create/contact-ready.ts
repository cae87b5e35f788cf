import { countryOfPhone, nationalDigits, phoneFormatOf, phoneLooksRight } from '@comanda/domain/address'
import type { OrderFormProps, Profile } from './form-props.ts'
import type { ContactDraft } from './draft.ts'

const NOBODY: ContactDraft = { isoCode: '', phoneNumber: '', firstName: '', lastName: '' }

/** What an account says of whom a store can call, in the form's own fields. */
function ofProfile({ firstName, lastName, phone }: Profile, countryCode: string): ContactDraft {
  const isoCode = countryOfPhone(phone, countryCode)
  const number = isoCode ? { isoCode, phoneNumber: nationalDigits(isoCode, phone) } : { isoCode: '', phoneNumber: '' }
  return { firstName, lastName, ...number }
}

/** What the form shows of a contact: as said here, else what the address says of one, else the guest's own account. */
export const contactShown = ({
  worked,
  draft,
  profile,
}: Pick<OrderFormProps, 'worked' | 'draft' | 'profile'>): ContactDraft =>
  draft.contact ?? worked.contactBegun ?? (profile ? ofProfile(profile, worked.countryCode) : NOBODY)

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
