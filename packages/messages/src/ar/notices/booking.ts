import type { booking as english } from '../../en-US/notices/booking.ts'

/** Notices about bookings. */
export const booking: Record<keyof typeof english, string> = {
  'notice.bookingConfirmed.subject': 'طاولتك في {store}',
  'notice.bookingConfirmed.text':
    'تم الحجز: {store}، {time}، {people} أشخاص. رقم الحجز {number}. نحتفظ بطاولتك {minutes} دقيقة. إلى اللقاء!',
  'notice.bookingChanged.subject': 'تغيّر حجزك في {store}',
  'notice.bookingChanged.text': 'تم التغيير: {store}، {time}، {people} أشخاص. رقم الحجز {number}.',
  'notice.bookingCancelled.subject': 'أُلغي حجزك في {store}',
  'notice.bookingCancelled.text': 'أُلغي كما طلبت: {store}، {time}. رقم الحجز {number}.{deposit} نأمل أن نراك مرة أخرى.',
  'notice.bookingCalledOff.subject': 'اضطر {store} إلى إلغاء حجزك',
  'notice.bookingCalledOff.text':
    'نعتذر: اضطر {store} إلى إلغاء طاولتك في {time}. {reason} رقم الحجز {number}.{deposit}',
  'notice.bookingNoShow.subject': 'افتقدناك في {store}',
  'notice.bookingNoShow.text': 'افتقدناك في {store}، {time}. رقم الحجز {number}.{deposit}',
  'notice.bookingDeposit.subject': 'عربونك في {store}',
  'notice.bookingDeposit.text': 'بشأن حجزك في {store}، {time}، رقم {number}.{deposit}',
  'notice.deposit.returning': ' يعود عربونك {amount} إلى البطاقة التي دفعت بها. قد تستغرق المصارف بضعة أيام لإظهاره.',
  'notice.deposit.returned': ' عاد عربونك {amount} إلى البطاقة التي دفعت بها.',
  'notice.deposit.keptLate':
    ' كان الإلغاء مع استرداد العربون متاحًا حتى {until}، لذا يحتفظ المطعم بمبلغ {amount} وفق الشروط.',
  'notice.deposit.keptNoShow': ' لم يحضر أحد، لذا يحتفظ المطعم بالعربون {amount} وفق الشروط.',
  'notice.deposit.undecided': ' يقرر المطعم حتى {until} مصير عربونك {amount}. وإن لم يقرر عاد إلى بطاقتك.',
  'notice.deposit.void': ' لم يُدفع العربون، ولم يُخصم شيء.',
  'notice.bookingReminder.subject': 'نراك قريبًا في {store}',
  'notice.bookingReminder.text':
    'تذكير: {store}، {time}، {people} أشخاص. رقم الحجز {number}. إن لم تستطع الحضور فألغِ الحجز في وقته من فضلك.',
  'notice.waitingCalled.subject': 'طاولتك في {store} جاهزة',
  'notice.waitingCalled.text': 'طاولتك في {store} جاهزة. تفضل خلال {minutes} دقيقة.',
}
