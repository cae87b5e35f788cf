/** The parts of an address that a layout orders. */
export type AddressField = 'street1' | 'street2' | 'city' | 'admin' | 'dependentLocality' | 'postcode'

export type AddressParts = Record<AddressField, string> & { countryCode: string; organization: string }
