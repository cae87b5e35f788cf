import type { evaluation as en } from '../../en-US/refusals/evaluation.ts'
import type { WordsLike } from '../../index.ts'

/** Words of the refusals of reviews. */
export const evaluation: WordsLike<typeof en> = {
  'refusal.evaluation.notReviewable': '这笔订单现在不能评价。',
  'refusal.evaluation.already': '您已经评价过这笔订单，谢谢！',
  'refusal.evaluation.misfit': '请再看看标出的回答。',
  'refusal.upload.unfit': '无法读取此图片，请选择 JPEG、PNG 或 WebP 图片。',
  'refusal.upload.tooLarge': '图片过大：最多 8 MB、{megapixels} 百万像素。',
  'refusal.upload.gone': '图片已失效，请重新选择。',
}
