import type { evaluation as en } from '../en-US/evaluation.ts'
import type { WordsLike } from '../index.ts'

/** What is said around a review. */
export const evaluation: WordsLike<typeof en> = {
  'evaluation.stars': 'تقييمك',
  'evaluation.starOf': '{count|zero:# نجمة|one:نجمة واحدة|two:نجمتان|few:# نجوم|many:# نجمة|other:# نجمة}',
  'evaluation.words': 'هل تود إضافة شيء؟',
  'evaluation.wordsHint': 'ما أعجبك، وما يمكننا تحسينه …',
  'evaluation.send': 'إرسال التقييم',
  'evaluation.thanks': 'شكرًا لإخبارنا',
  'evaluation.sentOn': 'قيل في {date}',
  'evaluation.failed': 'لم يُرسل تقييمك',
  'evaluation.say1': 'غير جيد',
  'evaluation.say2': 'يمكن أن يكون أفضل',
  'evaluation.say3': 'مقبول',
  'evaluation.say4': 'جيد',
  'evaluation.say5': 'رائع',
  'evaluation.addPicture': 'أضف صورة',
  'evaluation.sending': 'جارٍ الإرسال…',
  'evaluation.picture': 'الصورة {count}',
  'evaluation.dropPicture': 'أزل الصورة {count}',
  'evaluation.pictureFailed': 'لم تُرسل الصورة. حاول مرة أخرى من فضلك.',
  'evaluation.reply': 'ردّ المطعم في {date}',
}
