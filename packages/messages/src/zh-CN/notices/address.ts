import type { WordsLike } from '../../index.ts'
import type { address as english } from '../../en-US/notices/address.ts'

/** Names of address fields. */
export const address: WordsLike<typeof english> = {
  'refusal.field.street1': '街道和门牌号',
  'refusal.field.city': '城市',
  'refusal.field.admin': '省份或地区',
  'refusal.field.dependentLocality': '区',
  'refusal.field.postcode': '邮编',
}
