import type { close as en } from '../en-US/console-close.ts'
import type { WordsLike } from '../index.ts'

/** Console texts about closing a store’s day. */
export const close: WordsLike<typeof en> = {
  'console.close': 'الإقفال اليومي',
  'close.title': 'الإقفال اليومي',
  'close.hint': 'تُحسب المدفوعات في يوم حدوثها بتوقيت الفرع. الإقفال يثبّت الأرقام، وما يتغير بعده يظهر كفرق.',
  'close.figure': 'البند',
  'close.now': 'الآن',
  'close.closed': 'عند الإقفال',
  'close.difference': 'الفرق',
  'close.group.taken': 'المقبوض',
  'close.group.returned': 'المسترد',
  'close.group.chargedBack': 'استرداد عبر البنك',
  'close.group.sold': 'بِيع',
  'close.group.part': 'التفصيل',
  'close.group.lost': 'المشطوب',
  'close.group.open': 'المستحق',
  'close.sold.orders': 'الطلبات',
  'close.sold.recharge': 'عمليات الشحن',
  'close.sold.rightsPackage': 'الباقات',
  'close.sold.giftcard': 'بطاقات الهدايا',
  'close.open.unpaid': 'غير مدفوع',
  'close.open.returning': 'استردادات جارية',
  'close.open.pending': 'لم تُقبل بعد',
  'close.do': 'إقفال اليوم',
  'close.sure': 'إقفال {date}؟',
  'close.sureHint': 'تُثبَّت الأرقام مع اسمك. لا يمكن التراجع.',
  'close.by': 'أقفله {name}، {time}',
  'close.notYet': 'لم يُقفل بعد.',
  'close.changed': 'تغيّرت الأرقام بعد الإقفال.',
  'close.none': 'لا حركة في هذا اليوم.',
}
