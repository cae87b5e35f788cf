import type { WordsLike } from '../../index.ts'
import type { bill as english } from '../../en-US/refusals/bill.ts'

export const bill: WordsLike<typeof english> = {
  'refusal.bill.moved': 'تغيّر الحساب منذ أن نظرت إليه. يُرجى الاطلاع على المتبقي قبل الدفع.',
  'refusal.bill.closed': 'هذا الحساب مدفوع بالفعل.',
  'refusal.bill.settledByStaff': 'الدفع على هذه الطاولة يكون مع فريقنا. أشر إلينا عندما تود الدفع.',
  'refusal.bill.nothingDue': 'لم يبقَ شيء للدفع: دفعه الآخرون أو يدفعونه الآن.',
  'refusal.bill.itemTaken': 'هناك من يدفع الآن ثمن أحد هذه الأطباق على طاولتك. يُرجى الاختيار من جديد.',
  'refusal.bill.beingPaid': 'أحد الضيوف يدفع جزءًا من هذا الحساب الآن. يُرجى المحاولة بعد قليل.',
  'refusal.bill.tablePaysFirst': 'يدفع الضيوف عند الطلب على هذه الطاولة، فليس لها حساب مفتوح.',
  'refusal.bill.tableInUse': 'تلك الطاولة مشغولة. يُرجى اختيار طاولة خالية.',
  'refusal.bill.noOpenBill': 'لا يوجد حساب مفتوح على هذه الطاولة.',
}
