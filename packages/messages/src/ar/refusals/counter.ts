/** Words of the refusals of what is done for members at the counter, and of the brand's money. */
export const counter = {
  'refusal.brandOnly': 'حسابك غير مخوّل بتغيير أموال العلامة كلها. اطلب الصلاحية من فضلك.',
  'refusal.rights.own': 'صلاحياتك الخاصة يغيّرها شخص آخر.',
  'refusal.rights.unfit': 'أموال العلامة لمدير، ويعمل كل شخص في فرع واحد على الأقل.',
  'refusal.rights.wait': 'هناك تغيير ينتظر شخصًا ثانيًا. قرّر فيه أولًا من فضلك.',
  'refusal.rights.decided': 'تقرر هذا من قبل.',
  'refusal.rights.alone':
    'منح المزيد يتطلب شخصًا ثانيًا يحق له تغيير أموال العلامة، غيرك وغير من يخصه الأمر، ولا يوجد أحد. يستطيع مشغّل الخادم تعيين أحد (npm run appoint).',
  'refusal.rights.second': 'يجب أن يوافق شخص آخر: لا من طلب ولا من يخصه الأمر.',
  'refusal.adjustNothing': 'اكتب مقدار الزيادة أو النقص، لا صفرًا.',
  'refusal.adjustAlone':
    'هذا المقدار يتطلب موافقة شخص ثانٍ يحق له تغيير أموال العلامة، ولا يوجد أحد. يستطيع مشغّل الخادم تعيين أحد (npm run appoint).',
  'refusal.adjustShort': 'الرصيد لا يكفي لذلك.',
  'refusal.adjustGone': 'لا يمكن تغيير شيء هنا بعد الآن: انتهت أو استُرجعت.',
  'refusal.adjustDecided': 'سبق البتّ في هذا.',
  'refusal.secondForAdjust': 'يجب أن يوافق شخص آخر على هذا.',
  'refusal.contactUnclear': 'اكتب رقم هاتف مع رمز الدولة أو بريدًا إلكترونيًا أو كل أرقام البطاقة.',
  'refusal.payCodeWrong': 'هذا الرمز لم يعد صالحًا. اطلب الرمز الظاهر الآن على الهاتف.',
  'refusal.payCodeOver': 'استُعمل هذا الرمز أو انتهى وقته. اقرأ رمزًا جديدًا.',
  'refusal.notToPayHere': 'هذا الطلب لا يُدفع عند المنضدة الآن.',
  'refusal.cardTooLittle': 'رصيد البطاقة لا يكفي لهذا الطلب.',
  'refusal.cardNotHere': 'هذه البطاقة لا تدفع في هذا الفرع.',
  'refusal.rights.taken': 'يدخل شخص آخر بهذا البريد الإلكتروني.',
  'refusal.staff.linkGone': 'استُخدم هذا الرابط أو انتهت صلاحيته. اطلب رابطًا جديدًا.',
  'refusal.staff.passwordWrong': 'كلمة المرور الحالية غير صحيحة. يرجى مراجعتها.',
  'refusal.staff.passwordEasy': 'اختر عشرة رموز على الأقل، وليس بريدك الإلكتروني.',
} as const
