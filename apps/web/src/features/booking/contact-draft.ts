import { phoneLooksRight } from '@comanda/domain/address'
import type { KnownContact } from '../../platform/known-contact.ts'
import type { Contact } from './api.ts'

/** Draft of the guest's contact. */
export type ContactDraft = KnownContact

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** Missing or invalid fields. */
export const contactFaults = (draft: ContactDraft, countryCode: string) => ({
  name: draft.firstName.trim() === '',
  phone: !phoneLooksRight(draft.isoCode || countryCode, draft.phoneNumber),
  email: draft.email.trim() !== '' && !MAIL.test(draft.email.trim()),
})

/** The contact as sent; undefined while incomplete. */
export function readyContact(draft: ContactDraft, countryCode: string): Contact | undefined {
  const { name, phone, email } = contactFaults(draft, countryCode)
  if (name || phone || email) return undefined
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    phoneNumber: draft.phoneNumber,
    isoCode: draft.isoCode || countryCode,
    email: draft.email.trim(),
  }
}
