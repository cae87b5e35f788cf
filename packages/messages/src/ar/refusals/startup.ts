import type { startup as en } from '../../en-US/refusals/startup.ts'
import type { WordsLike } from '../../index.ts'

export const startup: WordsLike<typeof en> = {
  'refusal.brandUnknown': 'لا نعرف هذه العلامة. يرجى التحقق من الرابط.',
  'refusal.pageUnknown': 'هذه الصفحة لم تعد موجودة.',
  'refusal.qrRefused': 'ننشئ الرموز لصفحاتنا وطلباتنا وطاولاتنا فقط.',
}
