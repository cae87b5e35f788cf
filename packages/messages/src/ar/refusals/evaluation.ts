import type { evaluation as en } from '../../en-US/refusals/evaluation.ts'
import type { WordsLike } from '../../index.ts'

/** Words of the refusals of reviews. */
export const evaluation: WordsLike<typeof en> = {
  'refusal.evaluation.notReviewable': 'لا يمكن تقييم هذا الطلب الآن.',
  'refusal.evaluation.already': 'لقد قيّمت هذا الطلب من قبل. شكرًا لك!',
  'refusal.evaluation.misfit': 'يُرجى مراجعة الإجابة المحددة.',
  'refusal.upload.unfit': 'هذه ليست صورة يمكننا قراءتها. اختر صورة JPEG أو PNG أو WebP من فضلك.',
  'refusal.upload.tooLarge': 'هذه الصورة كبيرة جداً: 8 ميغابايت و{megapixels} مليون بكسل على الأكثر من فضلك.',
  'refusal.upload.gone': 'لم تعد هذه الصورة هنا. اخترها مرة أخرى من فضلك.',
}
