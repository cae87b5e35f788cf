/** The parts of an address. */
export type AddressField = 'street1' | 'street2' | 'city' | 'admin' | 'dependentLocality' | 'postcode'

export type AddressParts = Record<AddressField, string> & { countryCode: string; organization: string }
