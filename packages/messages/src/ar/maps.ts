import type { WordsLike } from '../index.ts'
import type { maps as english } from '../en-US/maps.ts'

export const maps: WordsLike<typeof english> = {
  'map.search': 'ابحث عن عنوانك',
  'map.storeSearch': 'ابحث عن العنوان',
  'map.example': 'الشارع ورقم المبنى',
  'map.results': 'العناوين التي عُثر عليها',
  'map.nothing': 'لم يُعثر على عنوان. تحقق من الكتابة أو أدخله أدناه.',
  'map.down': 'البحث عن العناوين غير متاح حاليًا. أدخل العنوان أدناه.',
  'map.zoomIn': 'تكبير',
  'map.zoomOut': 'تصغير',
  'map.pin': 'الدبوس عند الباب',
  'map.store': 'موقع المتجر',
  'map.storePin': 'الدبوس عند المدخل',
  'map.hint': 'اسحب الدبوس أو اضغط على الخريطة لوضعه عند المدخل. تحرّك مفاتيح الأسهم الدبوس.',
}
