import type { payment as en } from '../../en-US/refusals/payment.ts'
import type { WordsLike } from '../../index.ts'

export const payment: WordsLike<typeof en> = {
  'refusal.payment.notPayable': 'لم يعد هذا الطلب بانتظار الدفع. سنعرض لك حالته الآن.',
  'refusal.payment.amountChanged': 'تغيّر المبلغ أثناء اختيارك. يرجى مراجعته مرة أخرى – لم يُخصم شيء.',
  'refusal.payment.tipNotOffered': 'لا يمكن إعطاء إكرامية كهذه هنا. يرجى اختيار غيرها.',
  'refusal.payment.cardUnreadable': 'تعذّرت قراءة بيانات البطاقة. يرجى كتابتها مرة أخرى.',
  'refusal.payment.tooManyCards':
    'محاولات كثيرة في وقت قصير. يرجى الانتظار {minutes|one:دقيقة واحدة|two:دقيقتين|few:# دقائق|other:# دقيقة}، أو اختيار طريقة دفع أخرى.',
  'refusal.payment.meansShort': 'تغيّر أحد أرصدتك في هذه الأثناء. لم يُخصم شيء، راجعه مرة أخرى من فضلك.',
  'refusal.payment.securityNeeded': 'أدخل كلمة مرور بطاقتك أو رمزًا حديثًا من فضلك.',
  'refusal.payment.securityWrong': 'كلمة المرور أو الرمز غير صحيح. حاول مرة أخرى من فضلك.',
  'refusal.payment.securityLocked': 'محاولات خاطئة كثيرة: بطاقتك مقفلة لبعض الوقت. ادفع بطريقة أخرى من فضلك.',
}
