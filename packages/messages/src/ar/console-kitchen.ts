import type { kitchen as en } from '../en-US/console-kitchen.ts'
import type { WordsLike } from '../index.ts'

/** What the kitchen’s screens and the screen in the room say. */
export const kitchen: WordsLike<typeof en> = {
  'console.kitchen': 'المطبخ',
  'kitchen.allStations': 'كل المحطات',
  'kitchen.stations': 'المحطات',
  'kitchen.empty': 'لا شيء للتحضير الآن. تظهر الطلبات المقبولة هنا تلقائيًا.',
  'kitchen.due': 'الموعد {time}',
  'kitchen.since': '{count} دقيقة',
  'kitchen.done': 'أُعدّ الكل',
  'kitchen.made': 'أُعدّ',
  'kitchen.undo': 'التراجع',
  'kitchen.later': 'لاحقًا',
  'kitchen.partOf': 'ضمن {name}',
  'kitchen.key': 'المفتاح {key}',
  'kitchen.keysHint': 'الأرقام من 1 إلى 9 تعلّم البطاقة كمُعدّة.',
  'kitchen.elsewhere':
    '{count|zero:لا بنود في محطات أخرى|one:بند واحد في محطة أخرى|two:بندان في محطات أخرى|few:# بنود في محطات أخرى|many:# بندًا في محطات أخرى|other:# بند في محطات أخرى}',
  'kitchen.overdue': 'متأخر {count} دقيقة',
  'kitchen.station.kitchen': 'المطبخ',
  'kitchen.station.grill': 'الشواية',
  'kitchen.station.fry': 'المقلاة',
  'kitchen.station.cold': 'البارد',
  'kitchen.station.bar': 'المشروبات',
  'kitchen.station.bakery': 'المخبز',
  'kitchen.station.noodles': 'النودلز',
  'kitchen.station.wok': 'الووك',
  'kitchen.station.oven': 'الفرن',
  'kitchen.station.dumplings': 'الدامبلنغ',
  'calls.title': 'جاهز للاستلام',
  'calls.making': 'قيد التحضير',
  'calls.nothing': 'سيظهر رقمك هنا.',
  'calls.screen': 'شاشة الضيوف',
  'calls.called': 'الرقم {number} جاهز',
  'calls.full': 'ملء الشاشة',
  'calls.delivery': 'توصيل',
}
