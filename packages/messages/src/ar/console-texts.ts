import type { texts as en } from '../en-US/console-texts.ts'
import type { WordsLike } from '../index.ts'

/** Texts in several languages, and the brand's own wording. */
export const texts: WordsLike<typeof en> = {
  'texts.languagesOf': 'لغات «{name}»',
  'texts.missingIn': '{name}، ناقص',
  'form.fillIn': 'مطلوب',
  'form.email': 'أدخل بريدًا إلكترونيًا صحيحًا.',
  'form.fixFields': 'يرجى تصحيح الحقول المميزة.',
  'console.texts': 'النصوص',
  'texts.hint': 'استبدل بصياغتك أي نص في تطبيق الضيوف ورسائل البريد والرسائل القصيرة والإشعارات.',
  'texts.ofApp': 'التطبيق',
  'texts.ofMessages': 'البريد والرسائل',
  'texts.shared': 'نصوص مشتركة',
  'texts.preview': 'معاينة',
  'texts.previewValues': 'بقيم توضيحية',
  'texts.email': 'البريد الإلكتروني',
  'texts.sms': 'رسالة قصيرة',
  'texts.push': 'إشعار',
  'texts.own': '{count|one:نص خاص واحد|two:نصان خاصان|few:# نصوص خاصة|other:# نصًا خاصًا}',
  'texts.lacking': 'ينقص {count}',
  'texts.search': 'ابحث في النصوص',
  'texts.onlyMissing': 'الناقصة فقط ({count})',
  'texts.found': '{count|one:نص واحد|two:نصان|few:# نصوص|other:# نصًا}، المعروض {shown}',
  'texts.ownWording': 'صياغتك',
  'texts.translate': 'الترجمة',
  'texts.download': 'نزّل CSV',
  'texts.upload': 'ارفع CSV',
  'texts.read': 'تم استيراد النصوص. راجعها واحفظها.',
  'texts.unreadable': 'هذا ليس ملف CSV.',
}
