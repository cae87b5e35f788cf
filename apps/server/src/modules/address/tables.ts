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
  }
}

export type AddressRow = AddressTables['address']
