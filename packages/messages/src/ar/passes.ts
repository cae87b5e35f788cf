import type { passes as english } from '../en-US/passes.ts'
import type { WordsLike } from '../index.ts'

export const passes: WordsLike<typeof english> = {
  balance: 'الرصيد',
  level: 'المستوى',
  number: 'الرقم',
  validFrom: 'من',
  validUntil: 'صالح حتى',
  details: 'التفاصيل',
  stamps: 'الأختام',
  rewards: 'المكافآت',
  date: 'التاريخ',
  time: 'الوقت',
  people: 'عدد الأشخاص',
  area: 'المنطقة',
  address: 'العنوان',
  'changed.balance': 'رصيدك الآن %@',
  'changed.level': 'مستواك الآن %@',
  'changed.stamps': 'لديك الآن %@ من الأختام',
  'changed.date': 'حجزك الآن بتاريخ %@',
  'changed.time': 'حجزك الآن في %@',
  'kind.MEMBER_CARD': 'بطاقة العضوية',
  'kind.GIFT_CARD': 'بطاقة هدية',
  'kind.COUPON': 'قسيمة',
  'kind.COLLECT_POINT': 'بطاقة الأختام',
  'kind.BOOKING': 'حجز طاولة',
}
