import type { console as en } from '../../en-US/refusals/console.ts'
import type { WordsLike } from '../../index.ts'

/** Words of the refusals at the console. */
export const console: WordsLike<typeof en> = {
  'refusal.signInFailed': 'الحساب وكلمة المرور غير متطابقين. يرجى مراجعتهما.',
  'refusal.promiseTooEarly': 'يجب أن يكون الوقت الموعود في المستقبل وخلال يومين.',
  'refusal.notYourShop': 'هذا المتجر ليس ضمن صلاحياتك.',
  'refusal.managersOnly': 'لا يغيّر هذا إلا المدير.',
  'refusal.changedMeanwhile': 'غيّر شخص آخر هذا في الأثناء. يظهر الآن ما حفظه: انظر ثم غيّره من جديد.',
  'refusal.printerElsewhere': '{host} خارج الشبكات المسموح بها للطابعات.',
  'refusal.moreThanLeft': 'هذا أكثر مما تبقّى من هذه الدفعة.',
  'refusal.secondPersonNeeded': 'يجب أن يوافق شخص آخر على هذا الاسترداد.',
  'refusal.refundDecided': 'سبق البتّ في هذا الاسترداد.',
  'refusal.billOpen': 'ما زال على هذه الطاولة مبلغ مستحق. سوِّ حسابها أو أسقطه ثم أخلِها.',
}
