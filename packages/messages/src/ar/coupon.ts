import type { coupon as en } from '../en-US/coupon.ts'
import type { WordsLike } from '../index.ts'

/** What is said of coupons. */
export const coupon: WordsLike<typeof en> = {
  'coupon.title': 'القسائم',
  'coupon.saved': 'توفّر {amount}',
  'coupon.usableCount': '{count} يمكنك استخدامها',
  'coupon.look': 'ألقِ نظرة',
  'coupon.use': 'استخدام',
  'coupon.useNamed': 'استخدام {name}',
  'coupon.takeOff': 'إزالة',
  'coupon.takeOffNamed': 'إزالة {name}',
  'coupon.until': 'حتى {date}',
  'coupon.offerExcluded': 'لا يُجمع مع «{name}»',
  'coupon.offerPieces': 'أضف {count} لاستخدامه',
  'coupon.why.minimum': 'أضف أطباقًا بقيمة {amount} لتستفيد منها.',
  'coupon.why.noDish': 'لا يوجد في سلتك طبق من أطباقها.',
  'coupon.why.excluded': 'لا تُجمع مع عرض يوفّر لك أكثر.',
  'coupon.why.used': 'استُخدمت من قبل.',
  'coupon.why.notStarted': 'لم يحن وقتها بعد.',
  'coupon.why.ended': 'انتهت مدتها.',
  'coupon.why.otherShop': 'ليست لهذا المطعم.',
  'coupon.why.otherOrderType': 'ليست لطريقة الطلب هذه.',
  'coupon.why.notNow': 'ليست في الساعة التي تريد فيها طعامك.',
  'coupon.why.gone': 'لم تعد في محفظتك.',
}
