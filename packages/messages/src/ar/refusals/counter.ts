/** Words of the refusals of what is done for members at the counter, and of the brand's money. */
export const counter = {
  'refusal.brandOnly': 'حسابك غير مخوّل بتغيير أموال العلامة كلها. اطلب الصلاحية من فضلك.',
  'refusal.adjustNothing': 'اكتب مقدار الزيادة أو النقص، لا صفرًا.',
  'refusal.adjustShort': 'الرصيد لا يكفي لذلك.',
  'refusal.adjustGone': 'لا يمكن تغيير شيء هنا بعد الآن: انتهت أو استُرجعت.',
  'refusal.adjustDecided': 'سبق البتّ في هذا.',
  'refusal.secondForAdjust': 'يجب أن يوافق شخص آخر على هذا.',
  'refusal.contactUnclear': 'اكتب رقم هاتف مع رمز الدولة أو بريدًا إلكترونيًا أو كل أرقام البطاقة.',
} as const
