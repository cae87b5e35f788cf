import type { texts as en } from '../en-US/console-texts.ts'
import type { WordsLike } from '../index.ts'

/** Texts in several languages, and the brand's own wording. */
export const texts: WordsLike<typeof en> = {
  'texts.languagesOf': 'لغات «{name}»',
  'texts.missingIn': '{name}، ناقص',
  'form.fillIn': 'املأ هذا الحقل.',
  'form.email': 'أدخل بريدًا مثل name@example.com.',
  'form.fixFields': 'يرجى تصحيح الحقول المميزة.',
}
