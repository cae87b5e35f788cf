import type { receipt as en } from '../en-US/receipt.ts'
import type { WordsLike } from '../index.ts'
import { kitchen } from './console-kitchen.ts'

/** Texts of receipts and kitchen tickets, used by the server only. */
export const receipt: WordsLike<typeof en> = {
  ...kitchen,
  'receipt.copy': 'نسخة',
  'receipt.cancelled': 'ملغى: لا تُحضّر',
  'receipt.test': 'صفحة تجريبية',
  'receipt.testLine': 'إن كنت تقرأ هذا فإن {name} تعمل.',
  'receipt.order': 'الطلب {number}',
  'receipt.table': 'طاولة {name}',
  'receipt.dineIn': 'داخل المطعم',
  'receipt.delivery': 'توصيل',
  'receipt.pickup': 'استلام',
  'receipt.people': '{count|zero:# أشخاص|one:شخص واحد|two:شخصان|few:# أشخاص|many:# شخصًا|other:# شخص}',
  'receipt.due': 'الموعد {time}',
  'receipt.for': 'لـ {name}',
  'receipt.partOf': 'مع {name}',
  'receipt.remark': 'ملاحظة',
  'receipt.noCutlery': 'بدون أدوات',
  'receipt.cutlery':
    '{count|zero:# أطقم|one:طقم أدوات واحد|two:طقما أدوات|few:# أطقم أدوات|many:# طقم أدوات|other:# طقم أدوات}',
  'receipt.gift': 'مجاني',
  'receipt.total': 'المجموع',
  'receipt.paid': 'مدفوع',
  'receipt.unpaid': 'الدفع عند الاستلام',
  'receipt.partRefunded': 'مُسترد جزئيًا',
  'receipt.refunding': 'الاسترداد جارٍ',
  'receipt.refunded': 'تم الاسترداد',
  'receipt.thanks': 'شكرًا لكم، نراكم قريبًا.',
  'receipt.line.items': 'المجموع الفرعي',
  'receipt.line.discount': 'خصم',
  'receipt.line.packing': 'التغليف',
  'receipt.line.delivery': 'التوصيل',
  'receipt.line.service': 'الخدمة',
  'receipt.line.tax': 'ضريبة',
  'receipt.line.taxIncluded': 'ضريبة مشمولة',
  'receipt.line.tip': 'إكرامية',
  'receipt.line.cardFee': 'رسوم البطاقة',
  'receipt.line.rounding': 'تقريب',
}
