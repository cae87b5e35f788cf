import type { evaluation as en } from '../../en-US/refusals/evaluation.ts'
import type { WordsLike } from '../../index.ts'

/** Words of the refusals of reviews. */
export const evaluation: WordsLike<typeof en> = {
  'refusal.evaluation.notReviewable': '这笔订单现在不能评价。',
  'refusal.evaluation.already': '您已经评价过这笔订单，谢谢！',
  'refusal.evaluation.misfit': '请再看看标出的回答。',
}
