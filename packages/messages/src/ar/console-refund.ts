import type { refund as en } from '../en-US/console-refund.ts'
import type { WordsLike } from '../index.ts'

/** Money given back at the console. */
export const refund: WordsLike<typeof en> = {
  'refund.open': 'استرداد',
  'refund.title': 'استرداد {number}',
  'refund.nothing': 'لم يُدفع شيء في التطبيق، فلا شيء يُعاد.',
  'refund.returned': 'أُعيد {amount}',
  'refund.allBack': 'أُعيد كل المبلغ.',
  'refund.amount': 'كم يُعاد؟',
  'refund.most': 'حتى {amount}.',
  'refund.all': 'الكل',
  'refund.reason': 'لماذا؟ يقرأ الضيف هذا.',
  'refund.second': 'هذا المبلغ يحتاج شخصًا ثانيًا يوافق عليه هنا.',
  'refund.give': 'أعده',
  'refund.waiting': 'ينتظر شخصًا ثانيًا',
  'refund.given': 'في طريق العودة',
  'refund.state.waiting': 'ينتظر',
  'refund.state.given': 'أُعيد',
  'refund.state.declined': 'مرفوض',
  'refund.waitsForSecond': 'ينتظر شخصًا آخر.',
  'refund.yes': 'نعم، أعده',
  'refund.no': 'لا',
  'refund.withdraw': 'سحب',
  'refund.by.12_bankCard': 'بطاقة مصرفية',
  'refund.by.16_msPoint': 'النقاط',
  'refund.by.16_msBalance': 'بطاقة العضوية',
  'refund.by.17_giftCard': 'بطاقة الهدية',
}
