import type { cart as en } from '../../en-US/refusals/cart.ts'
import type { WordsLike } from '../../index.ts'

/** Words of the refusals of the cart. */
export const cart: WordsLike<typeof en> = {
  'refusal.cart.changed': 'تغيّرت سلتك منذ آخر مرة. هذه هي كما هي الآن.',
  'refusal.cart.overStock': 'لم يتبقَّ المزيد من هذا الطبق حاليًا.',
  'refusal.cart.overLimit': 'لديك بالفعل أكبر عدد يمكن طلبه من هذا الطبق.',
  'refusal.cart.belowSaleMin': 'يبدأ طلب هذا الطبق من {bound}. يُرجى اختيار هذا العدد على الأقل.',
  'refusal.cart.offStep': 'يُطلب هذا الطبق بمضاعفات {bound}. يُرجى اختيار عدد آخر.',
  'refusal.cart.choiceGone': 'أحد الخيارات لم يعد متوفرًا. يُرجى فتح الطبق والاختيار من جديد.',
  'refusal.cart.choiceMissing': 'ما زال هناك خيار ناقص. يُرجى فتح الطبق وإكماله.',
  'refusal.cart.choiceTooMany': 'هذا أكثر مما يسمح به هذا الخيار. يُرجى إزالة واحد.',
  'refusal.cart.choiceExcluded': 'خياران لا يجتمعان معًا. يُرجى تغيير أحدهما.',
  'refusal.cart.outOfBounds': 'هذه الكمية غير متاحة لهذا الطبق. يُرجى اختيار كمية أخرى.',
  'refusal.cart.notOnMenu': 'لم يعد هذا الطبق في القائمة.',
  'refusal.cart.notOnSale': 'هذا الطبق غير متاح حاليًا.',
  'refusal.cart.menuClosed': 'لا يُقدَّم هذا الطبق في هذا الوقت.',
  'refusal.cart.membersOnly': 'هذا الطبق للأعضاء. يمكنك الانضمام بخطوة واحدة.',
  'refusal.cart.tooManyLines': 'سلتك ممتلئة: تتسع لـ {bound} طبقًا مختلفًا. يُرجى طلب هذه أولًا.',
  'refusal.cart.lineGone': 'لم يعد هذا الطبق في سلتك.',
  'refusal.cart.notOfferedHere': 'لا يقدّم هذا المطعم طريقة الطلب هذه. يُرجى اختيار طريقة أخرى.',
  'refusal.cart.seatNeeded': 'سلة هذه الطاولة لمن يجلسون إليها. يُرجى الانضمام إلى الطاولة أولاً.',
  'refusal.cart.pinNeeded': 'لهذه الطاولة رمز PIN. اسأل أحد الجالسين أو فريقنا عن أرقامه الأربعة.',
  'refusal.cart.buffetOver': 'انتهى وقت الطلب الأخير للبوفيه. ما زال بإمكانكم طلب كل ما في القائمة بسعره.',
  'refusal.buffet.noneHere': 'لا يوجد بوفيه على هذه الطاولة. يمكنكم الطلب من القائمة.',
  'refusal.buffet.seats': 'تتسع هذه الطاولة لـ {bound}. يُرجى ذكر عدد من سيأكلون.',
  'refusal.buffet.charged': 'تم طلب سعر هذا العدد منكم بالفعل. موظفونا يساعدونكم إن كان ذلك خطأ.',
  'refusal.cart.tableFull': 'كل مقاعد هذه الطاولة مشغولة. يُرجى سؤال فريقنا.',
}
