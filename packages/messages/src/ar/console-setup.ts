import type { setup as en } from '../en-US/console-setup.ts'
import type { WordsLike } from '../index.ts'

/** The first start. */
export const setup: WordsLike<typeof en> = {
  'setup.welcome': 'أنشئ مطعمك',
  'setup.welcomeHint': 'يستغرق بضع دقائق، ويمكنك تغيير كل شيء لاحقًا.',
  'setup.stepOf': 'الخطوة {step} من {of}',
  'setup.linkIncomplete': 'الرابط غير مكتمل. انسخ السطر كاملًا من رسالة بدء الخادم.',
  'setup.you': 'حسابك',
  'setup.yourName': 'اسمك',
  'setup.email': 'البريد الإلكتروني',
  'setup.emailHint': 'تسجّل الدخول به.',
  'setup.restaurant': 'مطعمك',
  'setup.brandName': 'اسم المطعم',
  'setup.brandNameHint': 'يراه الضيوف في التطبيق وعلى الإيصالات.',
  'setup.country': 'البلد',
  'setup.currency': 'العملة',
  'setup.languages': 'لغات الضيوف',
  'setup.otherLanguageHint': 'تظهر النصوص المدمجة بالإنجليزية حتى تترجمها.',
  'setup.firstStore': 'فرعك الأول',
  'setup.shopName': 'اسم الفرع',
  'setup.shopNameHint': 'مثل اسم الشارع أو الحي',
  'setup.timeZone': 'المنطقة الزمنية',
  'setup.create': 'أنشئ المطعم',
  'setup.createHint': 'يرى الضيوف «الافتتاح قريبًا» حتى تفتح الفرع.',
}
