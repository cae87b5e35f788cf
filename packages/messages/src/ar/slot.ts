import type { slot as en } from '../en-US/slot.ts'
import type { WordsLike } from '../index.ts'

export const slot: WordsLike<typeof en> = {
  'slot.title': 'متى تريده؟',
  'slot.pickupTitle': 'وقت الاستلام',
  'slot.deliveryTitle': 'وقت التوصيل',
  'slot.asap': 'في أقرب وقت',
  'slot.asapIn': 'حوالي {minutes|one:دقيقة|two:دقيقتين|few:# دقائق|many:# دقيقة|other:# دقيقة}',
  'slot.today': 'اليوم',
  'slot.tomorrow': 'غدًا',
  'slot.days': 'اليوم',
  'slot.times': 'الوقت',
  'slot.full': 'ممتلئ',
  'slot.left': '{count|zero:لا شيء|one:بقي واحد|two:بقي اثنان|few:بقي #|many:بقي #|other:بقي #}',
  'slot.notServed': 'لا يُقدَّم حينها: {dishes}',
  'slot.take': 'تأكيد الوقت',
  'slot.none': 'لا أوقات متاحة',
  'slot.noneHint': 'اختر مطعمًا آخر أو نوع طلب آخر. تبقى سلتك كما هي.',
  'slot.paused': 'أوقف المطعم استقبال الطلبات مؤقتًا. عُد بعد قليل.',
  'slot.gone': 'لم يعد هذا الوقت متاحًا. اختر وقتًا آخر.',
  'slot.zone': 'الأوقات بتوقيت المطعم.',
  'slot.holidayClosed': 'مغلق يوم {date}: {holiday}',
  'slot.holidayHours': '{holiday}: ساعات عمل مختلفة',
  'slot.night': 'بعد منتصف الليل',
  'slot.morning': 'صباحًا',
  'slot.afternoon': 'بعد الظهر',
  'slot.evening': 'مساءً',
}
