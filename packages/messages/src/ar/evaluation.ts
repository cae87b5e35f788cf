import type { evaluation as en } from '../en-US/evaluation.ts'
import type { WordsLike } from '../index.ts'

/** Texts about reviews. */
export const evaluation: WordsLike<typeof en> = {
  'evaluation.count': '{count|one:تقييم واحد|two:تقييمان|few:# تقييمات|many:# تقييمًا|other:# تقييم} خلال 90 يومًا',
  'evaluation.replied': 'الرد',
  'evaluation.stars': 'تقييمك',
  'evaluation.starOf': '{count|zero:# نجمة|one:نجمة واحدة|two:نجمتان|few:# نجوم|many:# نجمة|other:# نجمة}',
  'evaluation.words': 'هل تود إضافة شيء؟',
  'evaluation.wordsHint': 'ما أعجبك، وما يمكننا تحسينه…',
  'evaluation.send': 'إرسال التقييم',
  'evaluation.thanks': 'شكرًا لتقييمك',
  'evaluation.sentOn': 'قُيّم في {date}',
  'evaluation.failed': 'لم يُرسل التقييم',
  'evaluation.say1': 'سيئ',
  'evaluation.say2': 'يمكن أن يكون أفضل',
  'evaluation.say3': 'مقبول',
  'evaluation.say4': 'جيد',
  'evaluation.say5': 'ممتاز',
  'evaluation.addPicture': 'إضافة صورة',
  'evaluation.sending': 'جارٍ الإرسال…',
  'evaluation.picture': 'الصورة {count}',
  'evaluation.dropPicture': 'إزالة الصورة {count}',
  'evaluation.pictureFailed': 'لم تُرسل الصورة. حاول مرة أخرى.',
  'evaluation.reply': 'ردّ المطعم في {date}',
}
