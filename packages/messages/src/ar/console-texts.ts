import type { texts as en } from '../en-US/console-texts.ts'
import type { WordsLike } from '../index.ts'

/** Texts in several languages, and the brand's own wording. */
export const texts: WordsLike<typeof en> = {
  'texts.languagesOf': 'لغات «{name}»',
  'texts.missingIn': '{name}، ناقص',
  'form.fillIn': 'مطلوب',
  'form.email': 'أدخل بريدًا إلكترونيًا صحيحًا.',
  'form.fixFields': 'يرجى تصحيح الحقول المميزة.',
  'console.texts': 'نصوص التطبيق',
  'texts.hint': 'استبدل أي نص في تطبيق الضيوف بصياغتك.',
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
