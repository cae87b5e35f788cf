import type { core as english } from '../../en-US/notices/core.ts'

/** Problems of input fields. */
export const core: Record<keyof typeof english, string> = {
  'refusal.problem.required': 'القيمة ناقصة',
  'refusal.problem.type': 'نوع القيمة غير متوقع هنا',
  'refusal.problem.tooSmall': 'يجب ألا تقل عن {bound}',
  'refusal.problem.tooBig': 'يجب ألا تزيد على {bound}',
  'refusal.problem.tooShort': 'يجب ألا تقل عن {bound} من الأحرف',
  'refusal.problem.tooLong': 'يجب ألا تزيد على {bound} من الأحرف',
  'refusal.problem.tooFew': 'يجب أن تضم {bound} على الأقل',
  'refusal.problem.tooMany': 'يجب أن تضم {bound} على الأكثر',
  'refusal.problem.format': 'ليست مكتوبة بالشكل الصحيح',
  'refusal.problem.choice': 'يجب أن تكون واحدة من {bound}',
  'page.toStart': 'الانتقال إلى الصفحة الرئيسية',
  'page.openingSoon': 'الافتتاح قريبًا',
  'page.openingHint': 'نحن نستعد. يرجى العودة بعد قليل.',
  'opening.address': 'العنوان',
  'opening.orderTypes': 'طرق الطلب',
  'opening.hours': 'ساعات العمل',
  'opening.tables': 'الطاولات',
  'opening.zones': 'منطقة توصيل',
  'opening.menu': 'قائمة فيها طبق معروض',
  'opening.tax': 'الضرائب',
  'opening.payment': 'طرق الدفع',
  'opening.agreements': 'النصوص القانونية',
  'opening.seller': 'الاسم القانوني للبائع',
  'refusal.problem.json': 'الطلب ليس JSON مقروءًا',
}
