import { personalColumns, type SealedPart } from '../../platform/personal-data.ts'

export interface AddressTables {
  address: {
    corporation_id: number
    owner: string
    address_id: string
    country_code: string
    admin: string
    city: string
    dependent_locality: string
    postcode: string
    street1: string
    street2: string
    organization: string
    first_name: string
    last_name: string
    phone_number: string
    iso_code: string
    label: string
    notes: string
    latitude: number | null
    longitude: number | null
    coordinate_system: string
    is_default: boolean
    created_at: Date
  } & SealedPart
}

export type AddressRow = AddressTables['address']

/** The whole address with its recipient and coordinates. */
export const personalAddress = personalColumns('address', ['corporation_id', 'owner', 'address_id'], {
  country_code: '',
  admin: '',
  city: '',
  dependent_locality: '',
  postcode: '',
  street1: '',
  street2: '',
  organization: '',
  first_name: '',
  last_name: '',
  phone_number: '',
  iso_code: '',
  label: '',
  notes: '',
  latitude: null,
  longitude: null,
})
