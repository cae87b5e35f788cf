import type { slot as en } from '../en-US/slot.ts'
import type { WordsLike } from '../index.ts'

export const slot: WordsLike<typeof en> = {
  'slot.title': 'متى تودّ ذلك؟',
  'slot.pickupTitle': 'متى ستستلم طلبك؟',
  'slot.deliveryTitle': 'متى نوصل طلبك؟',
  'slot.asap': 'في أقرب وقت',
  'slot.asapIn': 'حوالي {minutes} دقيقة',
  'slot.today': 'اليوم',
  'slot.tomorrow': 'غداً',
  'slot.days': 'اليوم',
  'slot.times': 'الوقت',
  'slot.full': 'ممتلئ',
  'slot.left': '{count|zero:لا شيء|one:بقي واحد|two:بقي اثنان|few:بقي #|many:بقي #|other:بقي #}',
  'slot.notServed': 'لا يُقدَّم حينها: {dishes}',
  'slot.take': 'اختيار هذا الوقت',
  'slot.none': 'لا يوجد وقت متاح للاختيار',
  'slot.noneHint': 'يُرجى اختيار مطعم آخر أو طريقة طلب أخرى. سلتك تبقى كما هي.',
  'slot.paused': 'المطبخ في استراحة قصيرة. ستظهر الأوقات عند عودته.',
  'slot.gone': 'الوقت الذي اخترته لم يعد متاحاً. يُرجى اختيار وقت آخر.',
  'slot.zone': 'الأوقات بتوقيت المطعم.',
  'slot.holidayClosed': 'مغلق يوم {date}: {holiday}.',
  'slot.holidayHours': '{holiday}: ساعات مختلفة عن المعتاد.',
}
