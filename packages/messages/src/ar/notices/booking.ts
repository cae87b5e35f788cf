import type { booking as english } from '../../en-US/notices/booking.ts'

/** Notices about bookings. */
export const booking: Record<keyof typeof english, string> = {
  'notice.bookingConfirmed.subject': 'طاولتك في {store}',
  'notice.bookingConfirmed.text':
    'تم الحجز: {store}، {time}، {people|one:شخص واحد|two:شخصان|few:# أشخاص|many:# شخصًا|other:# شخص}. رقم الحجز {number}. نحتفظ بطاولتك {minutes|one:دقيقة واحدة|two:دقيقتين|few:# دقائق|many:# دقيقة|other:# دقيقة}. إلى اللقاء!',
  'notice.bookingChanged.subject': 'تم تغيير حجزك في {store}',
  'notice.bookingChanged.text':
    'تم التغيير: {store}، {time}، {people|one:شخص واحد|two:شخصان|few:# أشخاص|many:# شخصًا|other:# شخص}. رقم الحجز {number}.',
  'notice.bookingCancelled.subject': 'أُلغي حجزك في {store}',
  'notice.bookingCancelled.text': 'أُلغي حجزك: {store}، {time}. رقم الحجز {number}.{deposit} نأمل أن نراك مرة أخرى.',
  'notice.bookingCalledOff.subject': 'اضطر {store} إلى إلغاء حجزك',
  'notice.bookingCalledOff.text':
    'نعتذر: اضطر {store} إلى إلغاء طاولتك في {time}. {reason} رقم الحجز {number}.{deposit}',
  'notice.bookingNoShow.subject': 'افتقدناك في {store}',
  'notice.bookingNoShow.text': 'افتقدناك في {store}، {time}. رقم الحجز {number}.{deposit}',
  'notice.bookingDeposit.subject': 'عربونك في {store}',
  'notice.bookingDeposit.text': 'بشأن حجزك في {store}، {time}، رقم {number}.{deposit}',
  'notice.deposit.asked': ' للاحتفاظ بطاولتك ادفع العربون {amount} قبل {until}.',
  'notice.deposit.returning': ' سيُسترد عربونك {amount} إلى بطاقتك. قد يستغرق ظهوره بضعة أيام.',
  'notice.deposit.returned': ' تم استرداد عربونك {amount} إلى بطاقتك.',
  'notice.deposit.keptLate': ' كان الإلغاء مع الاسترداد متاحًا حتى {until}، لذا يحتفظ المطعم بمبلغ {amount}.',
  'notice.deposit.keptNoShow': ' لم تحضر، لذا يحتفظ المطعم بالعربون {amount} وفق الشروط.',
  'notice.deposit.undecided': ' يقرر المطعم بشأن عربونك {amount} قبل {until}. وإن لم يقرر فسيُسترد.',
  'notice.deposit.void': ' لم يُدفع العربون، ولم يُخصم شيء.',
  'notice.bookingReminder.subject': 'نراك قريبًا في {store}',
  'notice.bookingReminder.text':
    'تذكير: {store}، {time}، {people|one:شخص واحد|two:شخصان|few:# أشخاص|many:# شخصًا|other:# شخص}. رقم الحجز {number}. إن تعذّر الحضور فألغِ الحجز في وقته.',
  'notice.waitingCalled.subject': 'طاولتك في {store} جاهزة',
  'notice.waitingCalled.text':
    'طاولتك في {store} جاهزة. توجّه إليها خلال {minutes|one:دقيقة واحدة|two:دقيقتين|few:# دقائق|many:# دقيقة|other:# دقيقة}.',
}
