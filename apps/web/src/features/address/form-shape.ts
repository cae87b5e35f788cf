import { layoutOf, missingFields, nationalDigits, phoneFormatOf, phoneLooksRight } from '@comanda/domain/address'
import * as z from 'zod/mini'
import { currentLocale } from '../../platform/i18n/index.ts'
import type { KnownContact } from '../../platform/known-contact.ts'
import type { AddressDraft, SavedAddress } from './api.ts'
import type { PlaceAddress } from './places.ts'

const short = z.string().check(z.maxLength(80, 'tooLong'))

/** Schema of the form; its messages are keys, translated when they are shown. */
export const formShape = z
  .object({
    countryCode: z.string(),
    street1: z.string().check(z.maxLength(120, 'tooLong')),
    street2: z.string().check(z.maxLength(120, 'tooLong')),
    city: short,
    admin: short,
    dependentLocality: short,
    postcode: z.string().check(z.maxLength(16, 'tooLong')),
    firstName: z.string().check(z.maxLength(60, 'tooLong')),
    lastName: z.string().check(z.maxLength(60, 'tooLong')),
    isoCode: z.string(),
    phoneNumber: z.string().check(z.maxLength(30, 'tooLong')),
    label: z.string().check(z.maxLength(24, 'tooLong')),
    notes: z.string().check(z.maxLength(120, 'tooLong')),
    isDefault: z.boolean(),
  })
  .check(({ value, issues }) => {
    for (const field of missingFields(value)) {
      issues.push({ code: 'custom', message: 'missing', path: [field], input: value })
    }
    const { phoneNumber, isoCode } = value
    if (phoneNumber.trim() !== '' && !phoneLooksRight(isoCode, phoneNumber)) {
      issues.push({ code: 'custom', message: 'phoneWrong', path: ['phoneNumber'], input: value })
    }
  })

export type FormValues = z.output<typeof formShape>

const phoneOf = (address: SavedAddress | undefined, countryCode: string) => {
  const isoCode = address?.isoCode || address?.countryCode || countryCode
  const known = phoneFormatOf(isoCode) ? isoCode : 'US'
  return { isoCode: known, phoneNumber: address?.phoneNumber ? nationalDigits(known, address.phoneNumber) : '' }
}

const PLAIN = [
  'street1',
  'street2',
  'city',
  'admin',
  'dependentLocality',
  'postcode',
  'firstName',
  'lastName',
  'notes',
] as const

const plainOf = (address: SavedAddress | undefined) =>
  Object.fromEntries(PLAIN.map(name => [name, address?.[name] ?? ''])) as Record<(typeof PLAIN)[number], string>

/** The contact as the recipient of an address. */
const recipientOf = ({ firstName, lastName, isoCode, phoneNumber }: KnownContact, countryCode: string) => ({
  firstName,
  lastName,
  ...phoneOf(undefined, isoCode || countryCode),
  phoneNumber,
})

/** Initial values: those of an address; for a new one a country and the guest's known contact, if there is one. */
export const startingValues = (
  address: SavedAddress | undefined,
  countryCode: string,
  contact?: KnownContact,
): FormValues => ({
  ...plainOf(address),
  ...phoneOf(address, countryCode),
  ...(!address && contact && recipientOf(contact, countryCode)),
  countryCode: address?.countryCode ?? countryCode,
  label: address?.label ?? 'home',
  isDefault: address?.isDefault ?? false,
})

/** What the recipient of a new address makes known to other forms: complete only, so that a name gets no other person's phone. */
export const contactOf = ({ firstName, lastName, isoCode, phoneNumber }: FormValues): Partial<KnownContact> =>
  firstName.trim() !== '' && phoneNumber.trim() !== ''
    ? {
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        isoCode,
        phoneNumber: nationalDigits(isoCode, phoneNumber),
      }
    : {}

/** The form values of a suggested address; fields its country does not have stay empty. */
export function placeValues(suggested: PlaceAddress): Partial<FormValues> {
  const { fields } = layoutOf(suggested.countryCode, currentLocale().id)
  const names = ['street1', 'city', 'admin', 'dependentLocality', 'postcode'] as const
  const values = names.map(name => [name, fields.includes(name) ? suggested[name] : ''])
  return { countryCode: suggested.countryCode, ...Object.fromEntries(values) }
}

export interface Place {
  latitude: number
  longitude: number
}

/** Request of the form, with the location if there is one. */
export const draftOf = (values: FormValues, place: Place | undefined, organization = ''): AddressDraft => ({
  ...values,
  organization,
  ...place,
})
