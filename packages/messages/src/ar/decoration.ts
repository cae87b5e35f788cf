import type { decoration as en } from '../en-US/decoration.ts'
import type { WordsLike } from '../index.ts'

/** What the home page says. */
export const decoration: WordsLike<typeof en> = {
  'home.openNow': 'مفتوح الآن',
  'home.lastOrdered': 'اطلب مجدداً من',
  'home.findNearest': 'ابحث عن الأقرب',
  'home.allStores': 'كل المطاعم',
  'home.running': 'في الطريق إليك',
  'home.welcome': 'البيت بيتك',
  'home.hello': 'سعداء برؤيتك يا {name}',
  'home.signInHint': 'سجّل الدخول لحفظ طلباتك وعناوينك ومفضلاتك.',
  'home.language': 'اللغة',
  'special.gone': 'انتهت هذه الصفحة',
  'special.goneHint': 'انتهى ما كانت تعلن عنه، وفي القائمة دائمًا جديد.',
}
