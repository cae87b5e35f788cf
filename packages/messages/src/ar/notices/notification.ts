import type { notification as english } from '../../en-US/notices/notification.ts'

/** Codes and notices sent outside the app. */
export const notification: Record<keyof typeof english, string> = {
  'notice.code.subject': 'رمزك: {code}',
  'notice.code.heading': 'رمزك',
  'notice.code.text': '{code} هو رمزك لدى {brand}. تنتهي صلاحيته خلال {minutes} دقائق. لا تشاركه مع أحد.',
  'notice.booksDiffer.subject': 'دفاتر {day} غير متطابقة',
  'notice.booksDiffer.text':
    'دفتر {provider} ليوم {day} لا يطابق دفترنا في {count|one:موضع واحد|two:موضعين|few:# مواضع|other:# موضعًا}. ألقِ نظرة على «دفاتر الدفع» في لوحة المطعم من فضلك.',
  'notice.books.card': 'مدفوعات البطاقات',
  'notice.books.wallet': 'مدفوعات المحافظ',
  'notice.contactTaken.subject': 'لديك حساب هنا من قبل',
  'notice.contactTaken.text':
    'طلب أحدهم استخدام وسيلة الاتصال هذه لحساب آخر. يبقى حسابك كما هو، وسجّل الدخول كالمعتاد. إن لم تكن أنت فلا داعي لفعل شيء.',
  'notice.contactChanged.subject': 'لحسابك وسيلة اتصال جديدة',
  'notice.contactChanged.text':
    'أصبح حسابك يستخدم {contact} بدلًا من هذه، وسُجّل خروجه من كل الأجهزة الأخرى. إن لم تكن أنت فأخبر المطعم فورًا.',
  'notice.accountClosed.subject': 'تم حذف حسابك',
  'notice.accountClosed.text':
    'تم حذف حسابك كما طلبت. ما يُلزمنا قانون الضرائب بحفظه من طلباتك يبقى بلا اسمك. أهلًا بعودتك في أي وقت.',
  'notice.staffInvited.subject': 'يدعوك {by} إلى العمل مع {brand}',
  'notice.staffInvited.text':
    'مرحبًا {name}،\nأضافك {by} إلى {brand}. اختر كلمة مرور خلال {hours} ساعة.\nالدخول بالحساب {account}.',
  'notice.staffPassword.subject': 'كلمة مرورك في {brand}',
  'notice.staffPassword.text':
    'مرحبًا {name}،\nاختر كلمة مرور جديدة خلال {hours} ساعة.\nإن لم تكن أنت من طلب ذلك فلا داعي لفعل شيء.',
  'notice.orderPlaced.subject': 'طلبك {number} في {store}',
  'notice.orderPlaced.text': 'وصل طلبك {number} إلى {store}: {amount}.{call}',
  'notice.orderAccepted.subject': '{store} يحضّر طلبك',
  'notice.orderAccepted.text': 'قبل {store} طلبك {number}.{call}{promise}',
  'notice.orderReady.subject': 'طلبك جاهز',
  'notice.orderReady.text': 'طلبك {number} جاهز في {store}.{call}',
  'notice.orderLeft.subject': 'طلبك في الطريق',
  'notice.orderLeft.text': 'غادر طلبك {number} {store} وهو في الطريق إليك.',
  'notice.orderRejected.subject': 'تعذّر على {store} قبول طلبك',
  'notice.orderRejected.text': 'نأسف: تعذّر على {store} قبول طلبك {number}.{refund}',
  'notice.orderCancelled.subject': 'أُلغي طلبك {number}',
  'notice.orderCancelled.text': 'أُلغي طلبك {number} في {store}.{refund}',
  'notice.action.order': 'عرض الطلب',
  'notice.action.gift': 'إضافة بطاقة الهدية',
  'notice.action.booking': 'عرض الحجز',
  'notice.action.password': 'اختيار كلمة مرور',
  'notice.footer.code': 'وصلتك هذه الرسالة لأن أحدهم طلب رمزًا لهذا العنوان.',
  'notice.footer.account': 'هذه الرسالة بشأن حسابك.',
  'notice.footer.staff': 'هذه الرسالة بشأن عملك مع {brand}.',
  'notice.footer.order': 'تصلك رسائل بشأن طلباتك.',
  'notice.footer.gift': 'تصلك رسائل بشأن بطاقات الهدايا.',
  'notice.footer.booking': 'تصلك رسائل بشأن حجوزاتك.',
  'notice.footer.stop': 'إلغاء الاشتراك',
  'notice.footer.settings': 'إعدادات الإشعارات',
  'notice.order.call': ' رقم النداء: {number}.',
  'notice.order.promise': ' نتوقع أن يكون جاهزًا عند {time}.',
  'notice.order.refund': ' يعود إليك {amount} بالطريقة التي دفعت بها.',
}
