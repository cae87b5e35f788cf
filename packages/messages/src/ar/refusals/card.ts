import type { card as en } from '../../en-US/refusals/card.ts'
import type { WordsLike } from '../../index.ts'

/** Words of the refusals of cards. */
export const card: WordsLike<typeof en> = {
  'mine.vip.noCardProgramId': 'لا يوجد برنامج عضوية في هذا المطعم بعد.',
  'refusal.card.passwordWeak': 'اختر ستة أرقام يصعب تخمينها: غير متطابقة وغير متتالية.',
  'refusal.card.passwordWrong': 'كلمة المرور غير صحيحة. المحاولات المتبقية: {left}.',
  'refusal.card.passwordRests': 'محاولات خاطئة كثيرة. انتظر {minutes} دقيقة، أو عيّن كلمة مرور جديدة برمز.',
  'refusal.card.passwordNeeded': 'أدخل كلمة المرور القديمة، أو عيّن كلمة جديدة برمز يُرسل إليك.',
}
