/** Words of the refusals of keeping addresses. */
export const address = {
  'refusal.addressIncomplete': 'Please fill in: {field}.',
  'refusal.phoneInvalid': 'This phone number does not look complete. Please check it.',
  'refusal.addressesFull': 'You have {most} addresses already. Please delete one you no longer need first.',
  'refusal.field.street1': 'street and number',
  'refusal.field.city': 'city',
  'refusal.field.admin': 'region',
  'refusal.field.dependentLocality': 'district',
  'refusal.field.postcode': 'postcode',
} as const
