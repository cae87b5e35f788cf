import { layoutOf } from './layout.ts'
import type { AddressField, AddressParts } from './types.ts'

/**
 * The missing fields of an address, in writing order; none = it can be saved. Only fields the country needs are required; an
 * unusual postcode causes a warning, never a refusal.
 */
export function missingFields(parts: Omit<AddressParts, 'organization'>): AddressField[] {
  const { fields, required } = layoutOf(parts.countryCode, '')
  const needed = new Set(required)
  return fields.filter(field => needed.has(field) && parts[field].trim() === '')
}
