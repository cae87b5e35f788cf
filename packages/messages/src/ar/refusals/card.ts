import type { card as en } from '../../en-US/refusals/card.ts'
import type { WordsLike } from '../../index.ts'

/** Words of the refusals of cards. */
export const card: WordsLike<typeof en> = {
  'mine.vip.noCardProgramId': 'لا يوجد برنامج عضوية في هذا المطعم بعد.',
  'refusal.card.passwordWeak': 'اختر ستة أرقام يصعب تخمينها: غير متطابقة وغير متتالية.',
  'refusal.card.passwordWrong': 'كلمة المرور غير صحيحة. المحاولات المتبقية: {left}.',
  'refusal.card.passwordRests': 'محاولات خاطئة كثيرة. انتظر {minutes} دقيقة، أو عيّن كلمة مرور جديدة برمز.',
  'refusal.card.passwordNeeded': 'أدخل كلمة المرور القديمة، أو عيّن كلمة جديدة برمز يُرسل إليك.',
  'refusal.card.securityNeeded': 'أدخل كلمة مرور البطاقة لهذا المبلغ.',
  'refusal.transfer.short': 'هذا أكثر مما دفعته في البطاقة. لا يمكن إرسال المبلغ الممنوح.',
  'refusal.transfer.off': 'لا يمكن إرسال رصيد هذه البطاقة.',
  'refusal.transfer.gone': 'لم يعد بانتظارك: استُلم أو عاد.',
  'refusal.transfer.own': 'أنت من أرسله. يمكنك استرجاعه من تحويلاتك.',
  'refusal.transfer.misfit': 'بطاقتك بعملة أخرى ولا تستطيع استلامه.',
  'refusal.storedValue.none': 'لا توجد عروض شحن هنا بعد.',
  'refusal.storedValue.changed': 'تغيرت هذه الشروط للتو. اختر من جديد.',
  'settlement.order.pickAgreement': 'يرجى الموافقة على الاتفاقية أولًا.',
}
