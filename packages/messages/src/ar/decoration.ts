import type { decoration as en } from '../en-US/decoration.ts'
import type { WordsLike } from '../index.ts'

/** Texts of the home page. */
export const decoration: WordsLike<typeof en> = {
  'home.openNow': 'مفتوح الآن',
  'home.store': 'مطعمنا',
  'home.lastOrdered': 'اطلب مجددًا',
  'home.findNearest': 'استخدم موقعي',
  'home.allStores': 'كل المطاعم',
  'home.running': 'طلبات جارية',
  'home.welcome': 'أهلًا بك',
  'home.hello': 'مرحبًا {name}',
  'home.signInHint': 'سجّل الدخول لحفظ طلباتك وعناوينك ومفضلتك.',
  'home.language': 'اللغة',
  'home.videoPlay': 'شغّل الفيديو',
  'home.videoPause': 'أوقف الفيديو',
  'special.gone': 'لم تعد هذه الصفحة متاحة',
  'special.goneHint': 'انتهى العرض. اكتشف الجديد في القائمة.',
}
