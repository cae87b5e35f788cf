import type { coupon as en } from '../../en-US/refusals/coupon.ts'
import type { WordsLike } from '../../index.ts'

/** Words of the refusals of coupons. */
export const coupon: WordsLike<typeof en> = {
  'refusal.coupon.notUsable': 'لا يمكن استخدام هذه القسيمة هنا الآن. قسائمك الأخرى في القائمة.',
  'refusal.coupon.tooMany': 'لا يتسع هذا الطلب لقسائم أخرى. أزل واحدة أولاً.',
  'refusal.coupon.gone': 'استُخدمت قسيمتك للتو في طلب آخر. هذا هو المجموع من دونها.',
  'refusal.coupon.codeWrong': 'هذا الرمز لا يمنح قسيمة. تحقّق منه حرفًا حرفًا، فكل رمز يُستخدم مرة واحدة.',
}
