import type { WordsLike } from '../../index.ts'
import type { address as english } from '../../en-US/notices/address.ts'

/** Names of address fields. */
export const address: WordsLike<typeof english> = {
  'refusal.field.street1': 'الشارع والرقم',
  'refusal.field.city': 'المدينة',
  'refusal.field.admin': 'المنطقة',
  'refusal.field.dependentLocality': 'الحي',
  'refusal.field.postcode': 'الرمز البريدي',
}
