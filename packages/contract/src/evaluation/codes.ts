import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of reviews. */
export const evaluationCodes = {
  /** Not served yet, never served, or the review period has ended. */
  notReviewable: { code: 'EVAL-01-0001', shows: 'toast' },
  /** `data`: the existing review. */
  reviewedAlready: { code: 'EVAL-01-0002', shows: 'toast' },
  /** An answer that does not match its question. `field` names it. */
  answerMisfit: { code: 'EVAL-01-0003', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const evaluationTexts = {
  notReviewable: {
    en_US: 'You can’t review this order now.',
    zh_CN: '该订单暂时无法评价。',
    ar: 'لا يمكن تقييم هذا الطلب الآن.',
  },
  reviewedAlready: {
    en_US: 'You’ve already reviewed this order. Thank you!',
    zh_CN: '您已评价过该订单，谢谢！',
    ar: 'سبق أن قيّمت هذا الطلب. شكرًا لك!',
  },
  answerMisfit: {
    en_US: 'Check the highlighted answer.',
    zh_CN: '请检查标出的回答。',
    ar: 'راجع الإجابة المميزة.',
  },
} satisfies RefusalTexts<typeof evaluationCodes>
