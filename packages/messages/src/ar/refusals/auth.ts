import type { auth as english } from '../../en-US/refusals/auth.ts'

/** Words of the refusals of signing in. */
export const auth: Record<keyof typeof english, string> = {
  'refusal.grantRefused': 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. يرجى تسجيل الدخول مجددًا.',
  'refusal.captchaFailed': 'لم ينجح التحقق الأمني. يرجى المحاولة مرة أخرى.',
  'refusal.codeTooSoon': 'لحظة من فضلك: يمكنك طلب رمز بعد {seconds} ثانية.',
  'refusal.channelClosed': 'لا يمكن إرسال الرموز بهذه الطريقة الآن. يرجى استخدام الطريقة الأخرى.',
  'refusal.codeWrong': 'هذا الرمز غير صحيح أو لم يعد صالحًا. يرجى مراجعته أو طلب رمز جديد.',
  'refusal.ticketGone': 'استغرق الأمر وقتًا طويلاً. يرجى طلب رمز جديد.',
  'refusal.noAccount': 'لا يوجد حساب هنا بعد. إنشاؤه خطوة واحدة.',
  'refusal.agreementsNeeded': 'يرجى قبول الشروط للمتابعة.',
  'refusal.noSuchContact': 'لا يوجد في حسابك وسيلة اتصال كهذه. يرجى استخدام الأخرى.',
  'refusal.sameContact': 'هذه هي المسجلة في حسابك من قبل.',
  'refusal.contactTaken': 'يستخدمها حساب آخر. سجّل الدخول إليه أو استخدم غيرها.',
  'refusal.phoneChangedLately': 'تم تغيير رقمك مؤخرًا. الأيام المتبقية حتى يمكن تغييره مجددًا: {days}.',
  'refusal.orderUnpaid': 'لديك طلب لم يُدفع بعد. يرجى دفعه أو إلغاؤه أولًا.',
  'refusal.accountBusy': 'لا يزال لديك أمر جارٍ. يرجى انتظار انتهائه ثم حذف حسابك.',
  'refusal.holdingsChanged': 'تغيّر رصيدك للتو. يرجى مراجعته مجددًا قبل حذف حسابك.',
}
