import type { operations as en } from '../en-US/console-operations.ts'
import type { WordsLike } from '../index.ts'

/** Texts of daily operations: board, order history, payments to staff, bookings on the floor. */
export const operations: WordsLike<typeof en> = {
  'counter.method': 'طريقة الدفع',
  'counter.received': 'النقد المستلم',
  'counter.tooLittle': 'أدخل {amount} على الأقل.',
  'counter.change': 'الباقي: {amount}',
  'counter.take': 'سجّل الدفع · {amount}',
  'counter.titleOrder': 'دفع الطلب {number}',
  'counter.titleTable': 'تحصيل {amount}',
  'console.cancelTitle': 'إلغاء الطلب {number}',
  'console.cancelHint': 'يرى الضيف السبب. ويُعاد ما دُفع في التطبيق تلقائيًا.',
  'console.cancelCash': 'استلم الموظفون {amount}. أعده إلى الضيف.',
  'console.cancelYes': 'إلغاء الطلب',
  'console.cancel.guest': 'طلب الضيف الإلغاء',
  'console.cancel.soldOut': 'نفد أحد الأطباق للتو',
  'console.cancel.kitchen': 'لا يستطيع المطبخ تحضيره',
  'console.cancel.noShow': 'لم يُستلم الطلب',
  'console.cancel.noCourier': 'لا يوجد مندوب توصيل',
  'console.cancel.left': 'غادر الضيوف',
}
