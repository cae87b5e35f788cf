import type { close as en } from '../en-US/console-close.ts'
import type { WordsLike } from '../index.ts'

/** What the console says of closing a store’s day. */
export const close: WordsLike<typeof en> = {
  'console.close': 'إقفال اليوم',
  'close.title': 'اليوم بالمال',
  'close.hint': 'يُحسب المال في اليوم الذي تحرك فيه بتوقيت الفرع. الإقفال يحفظ الأرقام كما هي، وما يأتي بعده يظهر فرقًا.',
  'close.figure': 'البند',
  'close.now': 'الآن',
  'close.closed': 'عند الإقفال',
  'close.difference': 'الفرق',
  'close.group.taken': 'دخل',
  'close.group.returned': 'عاد',
  'close.group.chargedBack': 'استرداد عبر البنك',
  'close.group.sold': 'بِيع',
  'close.group.part': 'مكونات الفواتير',
  'close.group.lost': 'لن يُحصَّل',
  'close.group.open': 'ما زال مفتوحًا',
  'close.sold.orders': 'الطلبات',
  'close.sold.recharge': 'عمليات الشحن',
  'close.sold.rightsPackage': 'الباقات',
  'close.sold.giftcard': 'بطاقات الهدايا',
  'close.open.unpaid': 'لم يُدفع بعد',
  'close.open.returning': 'في طريق العودة',
  'close.open.pending': 'لم تُقبل بعد',
  'close.do': 'أقفل هذا اليوم',
  'close.sure': 'إقفال {date}؟',
  'close.sureHint': 'تُحفظ الأرقام كما هي الآن مع اسمك، ولا يمكن التراجع.',
  'close.by': 'أقفله {name}، {time}',
  'close.notYet': 'لم يُقفل بعد.',
  'close.changed': 'تغيّر شيء بعد الإقفال.',
  'close.none': 'لا حركة في هذا اليوم.',
}
