import type { texts as en } from '../en-US/console-texts.ts'
import type { WordsLike } from '../index.ts'

/** Texts in several languages, and the brand's own wording. */
export const texts: WordsLike<typeof en> = {
  'texts.languagesOf': '“{name}”的语言',
  'texts.missingIn': '{name}，未填写',
  'form.fillIn': '请填写此项。',
  'form.email': '请输入邮箱，如 name@example.com。',
  'form.fixFields': '请修改标出的内容。',
}
