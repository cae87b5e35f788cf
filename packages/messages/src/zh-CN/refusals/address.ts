import type { WordsLike } from '../../index.ts'
import type { address as english } from '../../en-US/refusals/address.ts'

/** Words of the refusals of keeping addresses. */
export const address: WordsLike<typeof english> = {
  'refusal.addressIncomplete': '请填写：{field}。',
  'refusal.phoneInvalid': '这个电话号码似乎不完整，请检查一下。',
  'refusal.addressesFull': '您已有{most}个地址。请先删除一个不再需要的地址。',
  'refusal.field.street1': '街道和门牌号',
  'refusal.field.city': '城市',
  'refusal.field.admin': '省份或地区',
  'refusal.field.dependentLocality': '区',
  'refusal.field.postcode': '邮编',
}
