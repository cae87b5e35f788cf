import { layoutOf } from './layout.ts'
import type { AddressField, AddressParts } from './types.ts'

/**
 * The fields an address still lacks, in the order they are written; none = it can be kept. Only what the country needs is
 * asked for: an odd postcode is warned about, never refused.
 */
export function missingFields(parts: Omit<AddressParts, 'organization'>): AddressField[] {
  const { fields, required } = layoutOf(parts.countryCode, '')
  const needed = new Set(required)
  return fields.filter(field => needed.has(field) && parts[field].trim() === '')
}
