import type { WordsLike } from '../../index.ts'
import type { address as english } from '../../en-US/refusals/address.ts'

/** Words of the refusals of keeping addresses. */
export const address: WordsLike<typeof english> = {
  'refusal.addressIncomplete': 'يُرجى تعبئة: {field}.',
  'refusal.phoneInvalid': 'يبدو أن رقم الهاتف غير مكتمل. يُرجى التحقق منه.',
  'refusal.addressesFull': 'لديك {most} عناوين بالفعل. يُرجى حذف عنوان لم تعد بحاجة إليه أولاً.',
  'refusal.field.street1': 'الشارع والرقم',
  'refusal.field.city': 'المدينة',
  'refusal.field.admin': 'المنطقة',
  'refusal.field.dependentLocality': 'الحي',
  'refusal.field.postcode': 'الرمز البريدي',
}
