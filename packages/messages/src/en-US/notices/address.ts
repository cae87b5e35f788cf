/** Names of address fields. */
export const address = {
  'refusal.field.street1': 'street and number',
  'refusal.field.city': 'city',
  'refusal.field.admin': 'region',
  'refusal.field.dependentLocality': 'district',
  'refusal.field.postcode': 'postcode',
} as const
