import type { reviews as english } from '../en-US/console-reviews.ts'

/** Texts of the restaurant's reviews. */
export const reviews: Record<keyof typeof english, string> = {
  'console.reviews': 'التقييمات',
  'console.reviews.all': 'الكل',
  'console.reviews.stars': '{count|one:نجمة واحدة|two:نجمتان|few:# نجوم|many:# نجمة|other:# نجمة}',
  'console.reviews.none': 'لا تقييمات هنا بعد',
  'console.reviews.noneHint': 'يُدعى الضيوف للتقييم بعد تقديم طلبهم.',
  'console.reviews.order': 'الطلب {number}',
  'console.reviews.reply': 'ردك',
  'console.reviews.replyHint': 'يراه الضيف مع طلبه.',
  'console.reviews.send': 'رد',
  'console.reviews.change': 'تعديل الرد',
  'console.reviews.show': 'اعرض للضيوف',
  'console.reviews.hide': 'أخفِ عن الضيوف',
  'console.reviews.shown': 'معروض للضيوف',
  'console.reviews.by': 'رد {name}',
  'console.reviews.picture': 'الصورة {count}',
  'console.reviews.average': '{average} من 5 (آخر 90 يومًا)',
}
